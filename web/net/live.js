// The stream: hears of new versions of the table, notices silence, and comes back by itself.
// @ts-check

/** The server says something at least every 15 seconds; after this time of silence the stream is dead. */
const SILENCE_MS = 40_000;
/** The first pause before another try, and the longest one. */
const RETRY_MS = [1_000, 30_000];

/**
 * @param {() => string} address with the version that the page has by then
 * @param {{ version: (version: number) => void, people: () => void, connected: (is: boolean) => void }} on
 */
export function listen(address, on) {
  /** @type {EventSource | null} */
  let source = null;
  /** @type {number | undefined} */
  let timer;
  let tries = 0;

  const later = (/** @type {number} */ pause, /** @type {() => void} */ then) => {
    clearTimeout(timer);
    timer = setTimeout(then, pause);
  };
  const heard = () => later(SILENCE_MS, connect);
  const lost = () => {
    on.connected(false);
    source?.close();
    // Not all browsers of a server that was away come back at the same moment.
    const pause = Math.min(RETRY_MS[0] * 2 ** tries, RETRY_MS[1]) * (0.5 + Math.random());
    tries += 1;
    later(pause, connect);
  };
  function connect() {
    source?.close();
    source = new EventSource(address());
    source.addEventListener("open", () => {
      tries = 0;
      heard();
      on.connected(true);
      // Who came and went before the stream was there is not part of any version.
      on.people();
    });
    source.addEventListener("version", (event) => (heard(), on.version(Number(event.data))));
    source.addEventListener("presence", () => (heard(), on.people()));
    source.addEventListener("alive", heard);
    source.addEventListener("error", lost);
    heard();
  }

  connect();
  addEventListener("online", connect);
  addEventListener("offline", lost);
  // A device that slept may not know that its stream is dead.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && source?.readyState !== EventSource.OPEN) connect();
  });
  addEventListener("pagehide", () => source?.close());
}

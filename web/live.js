// The stream: hears that something happened, notices silence, and comes back by itself.
// @ts-check

/** The server says something at least every 15 seconds, but a comment is not heard here; this is the longest pause of a retry. */
const RETRY_MS = 2000;

/**
 * @param {string} address
 * @param {{ changed: () => void, connected: (is: boolean) => void }} on
 */
export function listen(address, on) {
  /** @type {EventSource | null} */
  let source = null;
  /** @type {number | undefined} */
  let timer;

  const connect = () => {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(address);
    source.addEventListener("open", () => {
      on.connected(true);
      on.changed();
    });
    for (const name of ["entry", "chat", "table", "presence"]) source.addEventListener(name, on.changed);
    source.addEventListener("error", () => {
      on.connected(false);
      source?.close();
      clearTimeout(timer);
      timer = setTimeout(connect, RETRY_MS);
    });
  };

  connect();
  addEventListener("online", connect);
  addEventListener("offline", () => {
    on.connected(false);
    source?.close();
    clearTimeout(timer);
    timer = setTimeout(connect, RETRY_MS);
  });
  // A device that slept may not know that its stream is dead.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && source?.readyState !== EventSource.OPEN) connect();
  });
  addEventListener("pagehide", () => source?.close());
}

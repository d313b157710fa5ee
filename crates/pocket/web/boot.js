// The first visit: puts Castellan on the device and shows the page that was asked for.
// @ts-check

const say = (/** @type {string} */ id) => {
  for (const paragraph of document.querySelectorAll("main p")) paragraph.toggleAttribute("hidden", !paragraph.classList.contains(id));
};

if (!navigator.serviceWorker || !window.isSecureContext) say("insecure");
else {
  try {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    }
    location.reload();
  } catch (error) {
    console.error(error);
    say("failed");
  }
}

// Sharing: links to copy, the picture of the board to send.
// @ts-check

/** Brings the buttons in a piece of a page to life. @param {ParentNode} root */
export function wakeShares(root) {
  for (const button of root.querySelectorAll("[data-copy]")) {
    if (!(button instanceof HTMLButtonElement)) continue;
    button.hidden = false;
    // What is seen is what is copied.
    const input = button.parentElement?.querySelector("input");
    if (input) input.value = new URL(input.value, location.href).href;
    button.addEventListener("click", () => void copy(button));
  }
  for (const link of root.querySelectorAll("a[data-picture]")) {
    if (link instanceof HTMLAnchorElement) link.addEventListener("click", (event) => share(event, link));
  }
}

/** @param {HTMLButtonElement} button */
async function copy(button) {
  const input = button.parentElement?.querySelector("input");
  if (!input) return;
  const link = input.value;
  // Plain HTTP on a local network has no clipboard: there the old way still works.
  if (navigator.clipboard) await navigator.clipboard.writeText(link).catch(() => input.select());
  else {
    input.select();
    document.execCommand("copy");
  }
  button.textContent = button.dataset.copy ?? "";
}

/**
 * Where the device can send files to other programs it does; elsewhere the picture is saved.
 * @param {Event} event @param {HTMLAnchorElement} link
 */
async function share(event, link) {
  const probe = new File([""], "board.png", { type: "image/png" });
  if (!navigator.canShare?.({ files: [probe] })) return;
  event.preventDefault();
  const picture = await fetch(link.href).then((got) => got.blob());
  const file = new File([picture], link.download || "board.png", { type: "image/png" });
  const page = new URL(link.href.replace("/api/tables/", "/t/").replace("/board.png", ""), location.href).href;
  await navigator.share({ files: [file], title: document.title, url: page }).catch(() => undefined);
}

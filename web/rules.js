// Rules pages: searching filters while typing, the contents say where the reader is, a rule that is led to is opened.
// @ts-check

const nav = /** @type {HTMLElement} */ (document.querySelector(".rules-nav"));
const field = /** @type {HTMLInputElement} */ (nav.querySelector("input"));
const chapters = /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll("details.chapter")]);
const cards = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("article .part, .rules-head, .rules-part, .legend")]);
const empty = /** @type {HTMLElement} */ (document.querySelector("article .empty"));

/** Letters without marks, so that nobody needs a Polish keyboard to search. @param {string} text */
const plain = (text) => text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");

/** Words match by how they begin, without their last letters where they are long: inflected forms are found too. @param {string} query */
const stems = (query) => plain(query).split(/\s+/).filter(Boolean).map((word) => (word.length > 5 ? word.slice(0, -2) : word));

function filter() {
  const wanted = stems(field.value);
  for (const part of cards) part.hidden = wanted.length > 0;
  let found = 0;
  for (const chapter of chapters) {
    let here = 0;
    for (const part of chapter.querySelectorAll(":scope > div > *")) {
      const text = ` ${plain(part.textContent ?? "").replace(/[^\p{L}\p{N}]+/gu, " ")}`;
      const fits = wanted.every((stem) => text.includes(` ${stem}`));
      /** @type {HTMLElement} */ (part).hidden = !fits;
      if (fits) here += 1;
    }
    chapter.hidden = here === 0;
    if (wanted.length > 0 && here > 0) chapter.open = true;
    found += here;
  }
  empty.hidden = found > 0;
}

/** Opens the chapter of the rule that the address names. */
function reach() {
  const rule = document.getElementById(location.hash.slice(1));
  const chapter = rule?.closest("details");
  if (!rule || !chapter || chapter.open) return;
  chapter.open = true;
  rule.scrollIntoView();
}

/** Marks the chapter that the reader is in. */
function follow() {
  const heads = ["chapter-0", ...chapters.map((chapter) => chapter.id)].map((id) => document.getElementById(id));
  const above = heads.filter((head) => head && !head.hidden && head.getBoundingClientRect().top < innerHeight / 3);
  const current = above.at(-1) ?? heads[0];
  for (const link of nav.querySelectorAll("ol a")) {
    const here = link.getAttribute("href") === `#${current?.id}`;
    if (here === link.hasAttribute("aria-current")) continue;
    link.toggleAttribute("aria-current", here);
    if (!here) continue;
    link.setAttribute("aria-current", "true");
    // Only a row that scrolls sideways moves by itself; at the top of the page it begins with the search.
    const left = current === heads[0] ? 0 : /** @type {HTMLElement} */ (link).offsetLeft - 60;
    if (nav.scrollWidth > nav.clientWidth) nav.scrollTo({ left });
  }
}

/** @type {HTMLElement} */ (field.parentElement).hidden = false;
field.addEventListener("input", filter);
addEventListener("hashchange", reach);
addEventListener("scroll", follow, { passive: true });
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target === field) return;
  event.preventDefault();
  field.focus();
});
reach();
follow();

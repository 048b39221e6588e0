// @ts-check
// The way to an option: a filter by words, arrows, digits.

/** Show only the options that have all the words of the filter. */
export function sift(/** @type {string} */ wanted) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const group of document.querySelectorAll(".options .group")) {
    let here = 0;
    for (const item of group.querySelectorAll(".buttons li")) {
      const text = `${item.textContent} ${item.querySelector("button")?.value}`.toLowerCase();
      const fits = words.every((word) => text.includes(word));
      item.toggleAttribute("hidden", !fits);
      here += Number(fits);
    }
    group.toggleAttribute("hidden", !here);
    found += here;
    const folded = group.querySelector("details");
    if (folded && words.length) folded.open = folded.querySelector("li:not([hidden])") !== null;
  }
  document.querySelector("[data-none]")?.toggleAttribute("hidden", found > 0);
}

// Arrows walk the options; digits 1 to 9 go to one; Escape steps back; in a replay arrows turn the pages.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const target = event.target;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return;
  const link = document.querySelector(`a[data-key="${CSS.escape(event.key)}"]`);
  if (link instanceof HTMLAnchorElement) {
    link.click();
    return;
  }
  const options = [...document.querySelectorAll(".option")].filter((o) => o instanceof HTMLButtonElement && o.checkVisibility());
  if (/^[1-9]$/.test(event.key) && options[Number(event.key) - 1]) {
    options[Number(event.key) - 1].focus();
    event.preventDefault();
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (!options.length || (target instanceof HTMLElement && target.matches(".board, .chat, .history, .reasons"))) return;
    const at = options.indexOf(/** @type {any} */ (document.activeElement));
    const next = at < 0 ? 0 : (at + (event.key === "ArrowDown" ? 1 : options.length - 1)) % options.length;
    options[next].focus();
    event.preventDefault();
  } else if (event.key === "Escape") {
    const undo = document.querySelector("form[action$='/undo'] button, [data-refresh]");
    if (undo instanceof HTMLElement) undo.click();
  }
});

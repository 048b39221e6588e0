// The way to an option: a filter by words, kinds that unfold, arrows, digits.

const TYPED_INTO = "input, textarea, select";
const UNDO = ".turnbar form[action$='/undo'] button, .turnbar button[data-back]";
const SCROLLED = ".board, .chat, .drawer, .made";

/**
 * Show only the options that have all the words of the filter.
 * @param {string} wanted
 */
function sift(wanted) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = [...document.querySelectorAll(".options .group")];
  const found = groups.filter((group) => siftGroup(group, words));
  document.querySelector("[data-none]")?.toggleAttribute("hidden", found.length > 0);
}

/**
 * The same in one group; is anything left?
 * @param {Element} group
 * @param {string[]} words
 */
function siftGroup(group, words) {
  let left = false;
  for (const item of group.querySelectorAll(".buttons li")) {
    const text = `${item.textContent} ${item.querySelector("button")?.value}`.toLowerCase();
    const fits = words.every((word) => text.includes(word));
    item.toggleAttribute("hidden", !fits);
    left ||= fits;
  }
  group.toggleAttribute("hidden", !left);
  if (group instanceof HTMLDetailsElement) group.open = words.length > 0 || group.dataset.opens !== undefined;
  if (words.length)
    for (const folded of group.querySelectorAll("details"))
      folded.open = folded.querySelector("li:not([hidden])") !== null;
  return left;
}

/** A filter is of no use without script: it comes hidden. What it holds goes for fresh options, too. */
export function prepareFilter() {
  const filter = document.querySelector("[data-filter]");
  if (!(filter instanceof HTMLInputElement)) return;
  filter.closest("label")?.removeAttribute("hidden");
  filter.oninput = () => {
    sift(filter.value);
    document.dispatchEvent(new Event("sifted")); // other digits now: the board shows the same
  };
  filter.onkeydown = (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // it would play the first option of the form, hidden or not
    visibleOptions()[0]?.focus();
  };
  if (filter.value) sift(filter.value);
}

/** Options, and the rows of kinds that are folded. @returns {HTMLElement[]} */
function visibleOptions() {
  /** @type {NodeListOf<HTMLElement>} */
  const rows = document.querySelectorAll(".pick, .option, .kind:not([open]) > summary");
  return [...rows].filter(isUnfolded);
}

/**
 * Is a row neither hidden nor folded away? It is read from the page, which need not be laid out for that.
 * @param {Element} row
 */
function isUnfolded(row) {
  const around = row.closest("[hidden], details:not([open])");
  if (!around) return true;
  const own = row.matches("summary") && row.parentElement === around && !around.hasAttribute("hidden");
  return own && !around.parentElement?.closest("[hidden], details:not([open])");
}

/** Those with a digit: what may be put in at any time has none. @returns {HTMLElement[]} */
function numberedOptions() {
  return visibleOptions().filter((option) => !option.matches(".aside, .aside > summary"));
}

/** Write the digits on their rows, so that list, board and keyboard have the same; the rows. */
export function showDigits() {
  const numbered = numberedOptions();
  const first = numbered.slice(0, 9);
  for (const row of document.querySelectorAll("[data-digit]"))
    if (!first.some((other) => other === row)) row.removeAttribute("data-digit");
  for (const [at, row] of first.entries()) row.setAttribute("data-digit", `${at + 1}`);
  return numbered;
}

/**
 * In a replay arrows turn the pages.
 * @param {string} key
 */
function turnPage(key) {
  const link = document.querySelector(`a[data-key="${CSS.escape(key)}"]`);
  if (!(link instanceof HTMLElement)) return false;
  link.click();
  return true;
}

/**
 * Digits 1 to 9 go to an option.
 * @param {string} key
 */
function goToOption(key) {
  const option = /^[1-9]$/.test(key) ? numberedOptions()[Number(key) - 1] : undefined;
  option?.focus();
  return option !== undefined;
}

/**
 * Up and down walk the options and Confirm, which is the last, round and round; but not where they scroll.
 * @param {string} key
 * @param {EventTarget | null} target
 */
function walkOptions(key, target) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[key];
  const elsewhere = target instanceof Element && (target.matches(SCROLLED) || target.closest(".picture"));
  if (!by || elsewhere) return false;
  const done = document.querySelector(".turnbar .confirm");
  const options = [...visibleOptions(), ...(done instanceof HTMLElement ? [done] : [])];
  const at = options.findIndex((option) => option === document.activeElement);
  const next = options.at(at < 0 ? Math.min(0, by) : (at + by) % options.length);
  next?.focus();
  return next !== undefined;
}

/**
 * Escape takes back the last step.
 * @param {string} key
 */
function stepBack(key) {
  const undo = key === "Escape" && document.querySelector(UNDO);
  if (!(undo instanceof HTMLElement)) return false;
  undo.click();
  return true;
}

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (target instanceof Element && target.matches(TYPED_INTO)) {
    // Who has typed a move goes on with other keys.
    if (key === "Escape" && target.closest(".command")) document.getElementById("decide")?.focus();
    return;
  }
  if (turnPage(key) || goToOption(key) || walkOptions(key, target) || stepBack(key)) event.preventDefault();
});

// A kind is unfolded or folded: other digits now.
document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element && event.target.closest(".group summary"))) return;
  requestAnimationFrame(() => document.dispatchEvent(new Event("sifted")));
});

// The picture is for touching: places that an option touches glow; each touch leaves fewer options, until one
// is left, which a second touch plays. The list beside it is the same, and for every way of playing.

import { followBoard, prepareBoards } from "./boards.js";
import { glowIn, isWarned, touched } from "./glow.js";
import { showDigits } from "./keys.js";
import { capital, noteBox, putBeside, repeats, whyNot } from "./notes.js";
import { word } from "./page.js";
import { neighbour, placeOf, showWith } from "./places.js";
import { applyZoom, scrollToTargets } from "./zoom.js";

/** The places chosen so far. @type {string[]} */
let chosen = [];

/** @returns {HTMLButtonElement[]} */
function options() {
  return [.../** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll(".options .option"))];
}

/**
 * The options that touch all these places. Where two touch the same ones (from A to B, and from B to A), it
 * is the one that touches them in this order.
 * @param {string[]} places
 */
function fitting(places) {
  if (!places.length) return options();
  const found = options().filter((option) => places.every((place) => touched(option).includes(place)));
  if (places.length < 2 || found.length < 2) return found;
  const same = (/** @type {HTMLElement} */ option) => touched(option).sort().join(" ");
  const ordered = found.filter((option) => isInOrder(places, touched(option)));
  const meant = new Set(ordered.map(same));
  return found.filter((option) => ordered.includes(option) || !meant.has(same(option)));
}

/**
 * The one that a second touch plays: the last that is left, or the only one that comes without a warning.
 * @param {HTMLButtonElement[]} left
 */
function meant(left) {
  const good = left.length > 1 ? left.filter((option) => !isWarned(option)) : left;
  return good.length === 1 ? good[0] : undefined;
}

/**
 * Do places come in a list in the order in which they were touched?
 * @param {string[]} places
 * @param {string[]} list
 */
function isInOrder(places, list) {
  const at = places.map((place) => list.indexOf(place));
  return at.every((n, i) => i === 0 || n > (at[i - 1] ?? -1));
}

/** Draw what may be touched, anew, in each picture; who has come to a place by keys stays there. */
function glow() {
  const focused = placeAt(document.activeElement)?.getAttribute("data-place");
  const numbered = showDigits();
  // Where a move is put together, another choice is as near as the first.
  const left = document.querySelector(".pick") ? options() : fitting(chosen);
  for (const layer of document.querySelectorAll(".glow")) layer.remove();
  for (const picture of document.querySelectorAll(".picture")) glowIn(picture, left, numbered, chosen);
  showPointed();
  if (focused && !placeAt(document.activeElement)) placeOf(focused)?.focus({ preventScroll: true });
}

/** The tab of a phone that is in sight. */
let tab = "";

/**
 * Show one cut of the table; each tab says how many places may be touched there.
 * @param {string} wanted
 */
function turnTo(wanted) {
  const panes = [...document.querySelectorAll(".pane")].filter((pane) => pane instanceof HTMLElement);
  if (!panes.length) return;
  const targets = (/** @type {Element} */ pane) => pane.querySelectorAll("[data-place].legal").length;
  const found = panes.find((pane) => pane.dataset.pane === wanted) ?? panes[0];
  tab = found?.dataset.pane ?? "";
  for (const pane of panes) {
    const { pane: id = "" } = pane.dataset;
    pane.toggleAttribute("hidden", id !== tab);
    const button = document.querySelector(`.cuts [data-tab="${CSS.escape(id)}"]`);
    button?.setAttribute("aria-selected", String(id === tab));
    button?.setAttribute("data-targets", targets(pane) ? `${targets(pane)}` : "");
  }
}

/**
 * Is there a place to touch that leaves fewer options? One that they all touch does not; and as long as
 * others come without a warning, those with one do not count.
 * @param {HTMLElement} pane
 */
function isTouched(pane) {
  const [every, good] = [options(), options().filter((option) => !isWarned(option))];
  const all = good.length ? good : every;
  return [...pane.querySelectorAll("[data-place].legal")].some((place) => {
    const id = place.getAttribute("data-place") ?? "";
    const touching = all.filter((option) => touched(option).includes(id)).length;
    return touching > 0 && (touching < all.length || all.length < 2);
  });
}

/** The options when the cut in sight was last found. */
let offered = "";

/**
 * The cut that was in sight; but where other options have come, and the turn can't end, one with places to
 * touch, if that has none.
 */
function turnToTargets() {
  const panes = [...document.querySelectorAll(".pane")].filter((pane) => pane instanceof HTMLElement);
  if (!panes.length) return; // the cuts of a phone come after its first page
  const now = options().map((option) => option.value).join(" ");
  const fresh = now !== offered;
  offered = now;
  const same = panes.find((pane) => pane.dataset.pane === tab) ?? panes[0];
  const done = document.querySelector(".turnbar .confirm") !== null;
  const other = done || !fresh ? undefined : panes.find(isTouched);
  turnTo((same && isTouched(same) ? same : other ?? same)?.dataset.pane ?? "");
}

/**
 * While something is chosen the sheet of a phone stays as high as it was: if the board moved between two
 * touches, the second would meet another place.
 */
function keepSheet() {
  const sheet = document.querySelector(".decide");
  if (!(sheet instanceof HTMLElement)) return;
  if (!chosen.length) sheet.style.minHeight = "";
  else if (!sheet.style.minHeight && document.querySelector(".pane"))
    sheet.style.minHeight = `${sheet.offsetHeight}px`;
}

/** Show the options that are left, and the last of them ready to be played. */
function narrow() {
  keepSheet();
  const left = new Set(fitting(chosen));
  const ready = chosen.length ? meant([...left]) : undefined;
  for (const option of options()) {
    option.closest("li")?.toggleAttribute("hidden", chosen.length > 0 && !left.has(option));
    option.classList.toggle("ready", option === ready);
  }
  for (const group of document.querySelectorAll(".options .group")) {
    const shown = group.querySelectorAll("li:not([hidden])").length;
    group.toggleAttribute("hidden", !shown);
    for (const count of group.querySelectorAll("h3 .count")) count.textContent = `· ${shown}`;
    group.classList.toggle("narrowed", chosen.length > 0);
    if (group instanceof HTMLDetailsElement)
      group.open = chosen.length > 0 || group.dataset.opens !== undefined;
    for (const folded of group.querySelectorAll("details"))
      if (chosen.length) folded.open = folded.querySelector("li:not([hidden])") !== null;
  }
  glow();
  turnTo(tab);
  document.dispatchEvent(new CustomEvent("chosen", { detail: chosen }));
}

// A place was chosen elsewhere on the page.
document.addEventListener("choose", (event) => {
  if (!(event instanceof CustomEvent) || chosen.includes(event.detail)) return;
  chosen = [event.detail];
  narrow();
});

/**
 * A place is touched: it is chosen; once more, and what is left is played, or it is given up.
 * @param {string} id
 */
function touch(id) {
  const left = fitting(chosen);
  if (chosen.includes(id)) {
    const option = meant(left);
    if (option) option.click();
    else chosen = chosen.filter((other) => other !== id);
  } else if (fitting([...chosen, id]).length) chosen = [...chosen, id];
  else if (fitting([id]).length) chosen = [id];
  narrow();
  note(id);
  if (chosen.length) meant(fitting(chosen))?.scrollIntoView({ block: "nearest" });
}

/**
 * A line of a note, if it says anything.
 * @param {string} textContent
 * @param {string} className
 */
function line(textContent, className = "") {
  return textContent ? [Object.assign(document.createElement("span"), { textContent, className })] : [];
}

/**
 * What a place is, what may be done with it, or why not, and what it does; beside it.
 * @param {string} id
 */
function note(id) {
  const place = placeOf(id);
  const frame = place?.closest(".drawn, .opponent");
  if (!(frame instanceof HTMLElement) || !place) return;
  const box = noteBox(frame);
  const only = fitting([...new Set([...chosen, id])]);
  const option = meant(only);
  const label = option?.querySelector(".label")?.textContent ?? "";
  const chips = option?.querySelector(".chips")?.cloneNode(true);
  const named = capital(place.dataset.name ?? "");
  const about = place.dataset.about ?? "";
  const reason = only.length ? null : document.querySelector(`.reasons [data-about~="${CSS.escape(id)}"]`);
  const act = label === named ? "" : label;
  if (!named && !act && !about && !reason) return hideNote();
  const title = document.createElement("b");
  title.textContent = named;
  box.replaceChildren(
    title,
    ...line(act),
    ...(chips ? [chips] : []),
    ...(reason ? [whyNot(reason)] : []),
    ...line(option && chosen.includes(id) ? word("again") : "", "again"),
    ...line(repeats(`${named} ${act}`, about) ? "" : about, "about"),
  );
  box.hidden = false;
  putBeside(box, place, frame);
}

function hideNote() {
  for (const box of document.querySelectorAll(".place-note")) box.toggleAttribute("hidden", true);
}

/**
 * The place under a finger; within one that may be touched, its parts that may not do not count.
 * @param {EventTarget | null} target
 */
function placeAt(target) {
  const inner = target instanceof Element ? target.closest(".picture [data-place]") : null;
  return inner?.closest("[data-place].legal") ?? inner;
}

/**
 * The places of the act that would be chosen with these, if there is only one; else these, or those chosen.
 * @param {string[]} ids
 */
function previewed(ids) {
  const all = [...new Set([...chosen, ...ids])];
  const option = all.length ? meant(fitting(all)) : undefined;
  return option ? touched(option) : ids.length ? ids : chosen;
}

/**
 * The places that are pointed at: news of others leave them so.
 * @type {string[]}
 */
let pointed = [];

/** The rings of the places that are pointed at stand out, with what belongs to them. */
function showPointed() {
  for (const ring of document.querySelectorAll(".glow [data-glow]"))
    ring.classList.toggle("pointed", pointed.includes(ring.getAttribute("data-glow") ?? ""));
  showWith(previewed(pointed));
}

/** @param {string[]} ids */
function point(ids) {
  pointed = ids;
  showPointed();
}

document.addEventListener("click", (event) => {
  const cut = event.target instanceof Element ? event.target.closest(".cuts [data-tab]") : null;
  if (cut) {
    hideNote();
    turnTo(cut.getAttribute("data-tab") ?? "");
    scrollToTargets(true);
    return;
  }
  const place = placeAt(event.target)?.getAttribute("data-place");
  if (place) touch(place);
  else if (event.target instanceof Element && event.target.closest(".picture") && chosen.length) {
    chosen = [];
    narrow();
    hideNote();
  }
});

document.addEventListener("keydown", (event) => {
  const place = placeAt(event.target);
  const id = place?.getAttribute("data-place");
  if (!place || !id) return;
  const near = [...(place.closest(".picture")?.querySelectorAll("[data-place].legal") ?? [])];
  const next = neighbour(place, event.key, near);
  if (next instanceof SVGElement) next.focus();
  else if (event.key !== "Enter" && event.key !== " ") return;
  else {
    touch(id);
    placeOf(id)?.focus();
  }
  event.preventDefault();
});

// B goes to the board, a slash to where a move is typed.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target instanceof Element && event.target.matches("input, textarea, select")) return;
  const stage = document.querySelector(".pane:not([hidden])") ?? document.querySelector(".drawn");
  const first = stage?.querySelector("[data-place].legal");
  const command = document.querySelector(".command input[name=move]");
  if (event.code === "KeyB" && first instanceof SVGElement) first.focus();
  else if (event.key === "/" && command instanceof HTMLElement) {
    command.closest("details")?.setAttribute("open", "");
    command.focus();
  } else return;
  event.preventDefault();
});

for (const kind of ["pointerover", "focusin"])
  document.addEventListener(kind, (event) => {
    const place = placeAt(event.target)?.getAttribute("data-place");
    const option = event.target instanceof Element ? event.target.closest(".options .option") : null;
    point(place ? [place] : option instanceof HTMLElement ? touched(option) : []);
    const beside = event.target instanceof Element && event.target.closest(".drawn, .opponent");
    const mouse = event instanceof PointerEvent && event.pointerType === "mouse";
    if (place) note(place);
    else if (mouse || !beside) hideNote();
  });

/**
 * A fresh picture or fresh options: what was chosen stays chosen while it leads to an option.
 * @param {boolean} anew after one's own act: nothing is chosen yet
 */
export function preparePicture(anew) {
  if (anew) pointed = [];
  if (anew || !fitting(chosen).length) {
    chosen = [];
    hideNote();
  }
  if (chosen.length) narrow();
  else {
    keepSheet();
    glow();
  }
  applyZoom();
  turnToTargets();
  scrollToTargets(anew);
  followBoard(glow);
}

document.addEventListener("sifted", glow);
prepareBoards(glow);

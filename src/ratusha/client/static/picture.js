// The picture is for touching: places that an option touches glow; each touch leaves fewer options, until one
// is left, which a second touch plays. The list beside it is the same, and for every way of playing.

import { followBoard, prepareBoards } from "./boards.js";
import { numberedOptions } from "./keys.js";
import { noteBox, whyNot } from "./notes.js";
import { boxOf, cornerOf, element, isDrawn, neighbour, placeOf, showWith } from "./places.js";
import { applyZoom, scrollToTargets } from "./zoom.js";

/** The rings of smaller places are thin: something must be seen within. */
const SMALL = 22;

/** More places than so many that may be touched are an area: no ring round each of them. */
const MANY = 40;

/** The places chosen so far. @type {string[]} */
let chosen = [];

/** @returns {HTMLButtonElement[]} */
function options() {
  return [...document.querySelectorAll("button")].filter((button) => button.matches(".options .option"));
}

/** @param {HTMLElement} option */
function touched(option) {
  return (option.dataset.touches ?? "").split(" ").filter(Boolean);
}

/**
 * The options that touch all these places. Where two touch the same ones (from A to B, and from B to A), it
 * is the one that touches them in this order.
 * @param {string[]} places
 */
function fitting(places) {
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

/** @param {Element} option */
function isWarned(option) {
  return option.querySelector(".warning") !== null;
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

/**
 * The rings around a place.
 * @param {SVGGElement} place
 * @param {string} look
 */
function rings(place, look) {
  const { place: id = "", outline = "" } = place.dataset;
  const box = boxOf(place);
  const small = box.width && Math.min(box.width, box.height) < SMALL ? " small" : "";
  const group = element("g", { class: look + small, "data-glow": id });
  for (const layer of ["halo", "under", "ring"]) group.append(element("path", { class: layer, d: outline }));
  return group;
}

/**
 * The digit of an option, at the one place that only this option touches.
 * @param {Element} picture
 * @param {HTMLElement} option
 * @param {string} digit
 * @param {HTMLElement[]} others
 */
function badge(picture, option, digit, others) {
  const shared = new Set(others.flatMap(touched));
  const own = touched(option).find((id) => placeOf(id, picture) && !shared.has(id));
  const place = own && placeOf(own, picture);
  if (!place) return null;
  const corner = cornerOf(place);
  const group = element("g", { class: "digit" });
  const [x, y] = [Math.max(9, corner.x - 2), Math.max(9, corner.y - 5.5)]; // above what stands on a card
  group.append(element("circle", { cx: `${x}`, cy: `${y}`, r: "8" }));
  const text = element("text", { x: `${x}`, y: `${y + 4}` });
  text.textContent = digit;
  group.append(text);
  return group;
}

/**
 * The places where something happened since one's last turn, or by the last move.
 * @param {"changed" | "last"} what
 */
function marked(what) {
  const since = document.getElementById("since");
  return (since?.dataset[what] ?? "").split(" ").filter(Boolean);
}

/** Draw what may be touched, anew, in each picture; who has come to a place by keys stays there. */
function glow() {
  const focused = placeAt(document.activeElement)?.getAttribute("data-place");
  for (const layer of document.querySelectorAll(".glow")) layer.remove();
  for (const place of document.querySelectorAll(".picture .legal")) {
    place.classList.remove("legal");
    for (const name of ["tabindex", "role", "aria-label"]) place.removeAttribute(name);
  }
  // Where a move is put together, another choice is as near as the first.
  const left = document.querySelector(".pick") ? options() : fitting(chosen);
  const legal = new Set(left.flatMap(touched));
  const good = new Set(left.filter((option) => !isWarned(option)).flatMap(touched));
  for (const picture of document.querySelectorAll(".picture")) picture.append(glowOf(picture, legal, good));
  showWith(chosen);
  if (focused && !placeAt(document.activeElement)) placeOf(focused)?.focus({ preventScroll: true });
}

/**
 * Would the ring of a place only repeat those of the places inside it (a card and its two halves)?
 * @param {SVGGElement} place
 * @param {string} id
 */
function isRepeated(place, id) {
  const inside = [...place.querySelectorAll("[data-place]")].map((inner) => inner.getAttribute("data-place"));
  if (!inside.length || chosen.includes(id)) return false;
  const left = fitting(chosen).filter((option) => touched(option).includes(id));
  return left.every((option) => touched(option).some((other) => inside.includes(other)));
}

/**
 * @param {Element} picture
 * @param {Set<string>} legal
 * @param {Set<string>} good those that some option touches without a warning: the rings of others are dashed
 */
function glowOf(picture, legal, good) {
  const layer = element("g", { class: "glow", "aria-hidden": "true" });
  for (const look of /** @type {const} */ (["changed", "last"]))
    for (const id of marked(look)) {
      const place = legal.has(id) ? null : placeOf(id, picture);
      if (place && isDrawn(place)) layer.append(rings(place, look));
    }
  for (const id of legal) {
    const place = placeOf(id, picture);
    if (!place) continue;
    const look = chosen.includes(id) ? "chosen" : good.has(id) ? "legal" : "legal second";
    if (!isRepeated(place, id)) layer.append(rings(place, look));
    place.classList.add("legal");
    place.setAttribute("tabindex", "0");
    place.setAttribute("role", "button");
    place.setAttribute("aria-label", place.dataset.name ?? id);
  }
  layer.classList.toggle("many", layer.querySelectorAll(".legal").length > MANY);
  // A button holds no other button: a card with parts of its own to touch is a group of them.
  for (const card of picture.querySelectorAll("[data-place].legal:has([data-place].legal)"))
    card.setAttribute("role", "group");
  const numbered = numberedOptions();
  for (const [at, option] of numbered.slice(0, 9).entries()) {
    const digit = badge(picture, option, `${at + 1}`, numbered.filter((other) => other !== option));
    if (digit) layer.append(digit);
  }
  return layer;
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
  const comes = found?.hasAttribute("hidden");
  tab = found?.dataset.pane ?? "";
  for (const pane of panes) {
    const { pane: id = "" } = pane.dataset;
    pane.toggleAttribute("hidden", id !== tab);
    const button = document.querySelector(`.cuts [data-tab="${CSS.escape(id)}"]`);
    button?.setAttribute("aria-selected", String(id === tab));
    button?.setAttribute("data-targets", targets(pane) ? `${targets(pane)}` : "");
  }
  if (comes) glow(); // what is hidden has no size, and its digits no place
}

/** The options when the cut in sight was last found. */
let offered = "";

/**
 * The cut that was in sight; but where other options have come, and the turn can't end, one with places to
 * touch, if that has none.
 */
function turnToTargets() {
  const now = options().map((option) => option.value).join(" ");
  const fresh = now !== offered;
  offered = now;
  const panes = [...document.querySelectorAll(".pane")].filter((pane) => pane instanceof HTMLElement);
  const same = panes.find((pane) => pane.dataset.pane === tab) ?? panes[0];
  const done = document.querySelector(".turnbar .confirm") !== null;
  const other = done || !fresh ? undefined : panes.find((pane) => pane.querySelector("[data-place].legal"));
  turnTo((same?.querySelector("[data-place].legal") ? same : other ?? same)?.dataset.pane ?? "");
}

/** Show the options that are left, and the last of them ready to be played. */
function narrow() {
  const left = new Set(fitting(chosen));
  for (const option of options())
    option.closest("li")?.toggleAttribute("hidden", chosen.length > 0 && !left.has(option));
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
 * What a place is, what may be done with it, or why not; beside it.
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
  const lines = [label || place.dataset.about].filter(Boolean);
  const reason = only.length ? null : document.querySelector(`.reasons [data-about~="${CSS.escape(id)}"]`);
  if (!place.dataset.name && !lines.length && !reason) return hideNote();
  const title = document.createElement("b");
  title.textContent = place.dataset.name ?? "";
  const rest = lines.map((line) => Object.assign(document.createElement("span"), { textContent: line }));
  box.replaceChildren(title, ...rest, ...(chips ? [chips] : []), ...(reason ? [whyNot(reason)] : []));
  box.hidden = false;
  const [around, at] = [frame.getBoundingClientRect(), place.getBoundingClientRect()];
  const below = at.bottom - around.top + 6;
  const high = box.offsetHeight;
  const top = below + high <= around.height ? below : Math.max(0, at.top - around.top - high - 6);
  const left = Math.min(at.left - around.left, around.width - box.offsetWidth - 4);
  const [x, y] = [Math.max(0, left) + frame.scrollLeft, top + frame.scrollTop];
  Object.assign(box.style, { top: `${y}px`, left: `${x}px` });
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
 * The rings of some places stand out.
 * @param {string[]} ids
 */
function point(ids) {
  for (const ring of document.querySelectorAll(".glow [data-glow]"))
    ring.classList.toggle("pointed", ids.includes(ring.getAttribute("data-glow") ?? ""));
  showWith(ids.length ? ids : chosen);
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
    if (place) note(place);
    else if (!(event.target instanceof Element && event.target.closest(".drawn, .opponent"))) hideNote();
  });

/**
 * A fresh picture or fresh options: what was chosen stays chosen while it leads to an option.
 * @param {boolean} anew after one's own act: nothing is chosen yet
 */
export function preparePicture(anew) {
  if (anew || !fitting(chosen).length) {
    chosen = [];
    hideNote();
  }
  if (chosen.length) narrow();
  else glow();
  applyZoom();
  turnToTargets();
  scrollToTargets(anew);
  followBoard(glow);
}

document.addEventListener("sifted", glow);
prepareBoards(glow);

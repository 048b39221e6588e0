// Things fly from place to place: a copy of what was there goes to where it is now. Whoever touches anything
// skips it; it is off under reduced motion and by the setting.

import { shownVersion } from "./page.js";
import { boxOf, isDrawn, placeOf } from "./places.js";

/** Milliseconds of one flight, and between two that begin. */
const FLIGHT = 300;
const BETWEEN = 60;

/** At most so many things fly at once. */
const MOST = 8;

/** @typedef {{ copy: SVGGElement, from: DOMRect, end: string, picture: Element }} Flight */

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Animation[]} */
let flying = [];

/** Land at once whatever is in the air. */
function land() {
  for (const flight of flying) flight.finish();
  flying = [];
}

/** What a place says of itself, and its copy does not. */
const SAYS = ["data-place", "data-name", "tabindex", "role", "aria-label", "aria-description", "class"];

/**
 * What fresh parts say has moved: in new lines of the log, or by one's own last step.
 * @param {[string, string][]} parts
 * @param {boolean} own
 * @returns {[string, string][]}
 */
function movesIn(parts, own) {
  const found = parts.flatMap(([id, html]) => {
    if (id === "ask" && own) return [/class="draft[^"]*" data-moved="([^"]*)"/.exec(html)?.[1] ?? ""];
    if (id !== "lines" && id !== "earlier") return [];
    const lines = [...html.matchAll(/data-version="(\d+)" data-moved="([^"]*)"/g)];
    return lines.filter((line) => Number(line[1]) > shownVersion()).map((line) => line[2]);
  });
  const moves = found.join(" ").replaceAll("&gt;", ">").split(" ").filter(Boolean);
  return moves.map((move) => /** @type {[string, string]} */ (move.split(">", 2)));
}

/**
 * A copy of what is at a place now, before the picture changes.
 * @param {[string, string]} move
 * @returns {Flight[]}
 */
function packed([start, end]) {
  const place = start && end ? placeOf(start) : null;
  const picture = place?.closest(".picture");
  if (!place || !picture || !isDrawn(place)) return [];
  const copy = /** @type {SVGGElement} */ (place.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("[data-place]")])
    for (const name of SAYS) part.removeAttribute(name);
  copy.setAttribute("class", "flight");
  return [{ copy, from: boxOf(place), end, picture }];
}

/**
 * Let a copy go from where it was to where the thing is now, which appears when it lands.
 * @param {Flight} flight
 * @param {number} at how many went before
 */
function launch({ copy, from, end, picture }, at) {
  const place = placeOf(end, picture);
  if (!place) return;
  const to = boxOf(place);
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  if (Math.hypot(x, y) < 4) return;
  const timing = { duration: FLIGHT, delay: at * BETWEEN, easing: "ease-in-out" };
  picture.append(copy);
  const way = copy.animate([{ transform: "none" }, { transform: `translate(${x}px, ${y}px)` }], timing);
  const wait = place.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT + at * BETWEEN);
  way.onfinish = way.oncancel = () => copy.remove();
  flying.push(way, wait);
}

/**
 * Remember what is about to move; the answer lets it fly, once the pictures are fresh.
 * @param {[string, string][]} parts
 * @param {boolean} own
 */
export function watchMoves(parts, own) {
  land();
  const off = still.matches || document.documentElement.dataset.motion === "no";
  if (off || document.hidden) return () => {};
  const flights = movesIn(parts, own).slice(-MOST).flatMap(packed);
  return () => flights.forEach(launch);
}

for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, land, true);

// What may be touched glows, in a layer above the picture: rings, and the digits of the list.

import { cornerOf, boxOf, element, isDrawn, narrowest } from "./places.js";

/** The rings of smaller places are thin: something must be seen within. */
const SMALL = 22;

/** More places than so many that may be touched are an area: no ring round each of them. */
const MANY = 40;

/** @param {HTMLElement} option */
export function touched(option) {
  return (option.dataset.touches ?? "").split(" ").filter(Boolean);
}

/** @param {Element} option */
export function isWarned(option) {
  return option.querySelector(".warning") !== null;
}

/**
 * The rings around a place.
 * @param {SVGGElement} place
 * @param {string} look
 */
function rings(place, look) {
  const { place: id = "", outline = "" } = place.dataset;
  const narrow = narrowest(place);
  const small = narrow && narrow < SMALL ? " small" : "";
  const group = element("g", { class: look + small, "data-glow": id });
  for (const layer of ["halo", "under", "ring"]) group.append(element("path", { class: layer, d: outline }));
  return group;
}

/**
 * Where the digit of an option stands: at the one place that only this option touches.
 * @param {Map<string, SVGGElement>} places those of a picture
 * @param {HTMLElement} option
 * @param {Set<string>} shared the places that several options with digits touch
 */
function digitAt(places, option, shared) {
  const own = touched(option).find((id) => places.has(id) && !shared.has(id));
  const place = own && places.get(own);
  return place ? cornerOf(place) : null;
}

/**
 * A digit at a corner; where others are near, a small one.
 * @param {string} digit
 * @param {DOMPoint} corner
 * @param {boolean} near
 */
function badge(digit, corner, near) {
  const group = element("g", { class: near ? "digit near" : "digit" });
  const up = near ? 0.5 : 5.5; // above what stands on a card
  const [x, y] = [Math.max(9, corner.x - 2), Math.max(9, corner.y - up)];
  group.append(element("circle", { cx: `${x}`, cy: `${y}`, r: near ? "5.6" : "8" }));
  const text = element("text", { x: `${x}`, y: `${y + (near ? 3.2 : 4)}` });
  text.textContent = digit;
  group.append(text);
  return group;
}

/**
 * Would digits at these corners cover each other?
 * @param {DOMPoint} one
 * @param {DOMPoint} other
 */
function isNear(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y) < 16;
}

/**
 * The places that more than one of these options touches.
 * @param {HTMLElement[]} options
 */
function sharedBy(options) {
  const [seen, shared] = [new Set(), /** @type {Set<string>} */ (new Set())];
  for (const option of options)
    for (const id of new Set(touched(option)))
      if (seen.has(id)) shared.add(id);
      else seen.add(id);
  return shared;
}

/**
 * The places where something happened since one's last turn, or by the last move.
 * @param {"changed" | "last"} what
 */
function marked(what) {
  const since = document.getElementById("since");
  return (since?.dataset[what] ?? "").split(" ").filter(Boolean);
}

/**
 * What stands on a place that is only ground: the piece laid there, or the ground itself, if it has a name
 * (not so the box to which things go for good).
 * @param {SVGGElement} ground
 * @param {Map<string, SVGGElement>} places
 */
function standingOn(ground, places) {
  const box = boxOf(ground);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const place of places.values()) {
    const around = place === ground ? null : boxOf(place);
    if (!around || x < around.left || x > around.right || y < around.top || y > around.bottom) continue;
    const reach = place.querySelector(":scope > .reach");
    if (!isDrawn(place) || !(reach instanceof SVGPathElement)) continue;
    if (reach.isPointInFill(new DOMPoint(x, y))) return place;
  }
  return ground.dataset.name ? ground : null;
}

/**
 * Would the ring of a place only repeat those of the places inside it (a card and its two halves)?
 * @param {SVGGElement} place
 * @param {HTMLElement[]} left
 * @param {string[]} chosen
 */
function isRepeated(place, left, chosen) {
  const { place: id = "" } = place.dataset;
  const inside = [...place.querySelectorAll("[data-place]")].map((inner) => inner.getAttribute("data-place"));
  if (!inside.length || chosen.includes(id)) return false;
  const touching = left.filter((option) => touched(option).includes(id));
  return touching.every((option) => touched(option).some((other) => inside.includes(other)));
}

/**
 * What a place is called to who listens: what it is part of, what it is, and what may be done there, if that
 * is one thing and not said by its own parts.
 * @param {SVGGElement} place
 * @param {HTMLElement[]} options that touch it
 */
function spoken(place, options) {
  const { name = "", place: id = "" } = place.dataset;
  const outer = place.parentElement?.closest("[data-place]")?.getAttribute("data-name");
  const called = outer && !name.includes(outer) ? `${outer}: ${name}` : name || id;
  const [only, ...others] = options;
  if (!only || others.length || place.querySelector("[data-place]")) return called;
  const act = (only.querySelector(".label")?.textContent ?? "").trim();
  const tells = act.toLowerCase().includes(name.toLowerCase()) && (outer || touched(only).length === 1);
  return tells ? act : `${called}: ${act}`;
}

/**
 * May a place be touched, by these options? Then it is a button, for keys and for who listens.
 * @param {SVGGElement} place
 * @param {HTMLElement[] | undefined} options
 */
function makeLegal(place, options) {
  const is = options !== undefined;
  if (!is && !place.classList.contains("legal")) return;
  place.classList.toggle("legal", is);
  const says = { tabindex: "0", role: "button", "aria-label": is ? spoken(place, options) : "" };
  const about = place.dataset.about;
  for (const [attribute, value] of Object.entries(about ? { ...says, "aria-description": about } : says))
    if (!is) place.removeAttribute(attribute);
    else if (place.getAttribute(attribute) !== value) place.setAttribute(attribute, value);
}

/**
 * The options by the places that they touch.
 * @param {HTMLElement[]} options
 */
function byPlace(options) {
  /** @type {Map<string, HTMLElement[]>} */
  const found = new Map();
  for (const option of options)
    for (const id of new Set(touched(option))) {
      const here = found.get(id);
      if (here) here.push(option);
      else found.set(id, [option]);
    }
  return found;
}

/**
 * Draw what may be touched in a picture.
 * @param {Element} picture
 * @param {HTMLElement[]} left the options that are left
 * @param {HTMLElement[]} numbered those with digits
 * @param {string[]} chosen the places chosen so far
 */
export function glowIn(picture, left, numbered, chosen) {
  const acts = byPlace(left);
  const legal = new Set(acts.keys());
  // Those that some option touches without a warning: the rings of others are dashed.
  const good = new Set(left.filter((option) => !isWarned(option)).flatMap(touched));
  /** @type {NodeListOf<SVGGElement>} */
  const drawn = picture.querySelectorAll("[data-place]");
  /** @type {Map<string, SVGGElement>} */
  const places = new Map();
  for (const place of drawn) {
    const { place: id = "" } = place.dataset;
    const first = !places.has(id);
    makeLegal(place, first ? acts.get(id) : undefined);
    if (first) places.set(id, place);
  }
  const layer = element("g", { class: "glow", "aria-hidden": "true" });
  for (const look of /** @type {const} */ (["changed", "last"]))
    for (const id of marked(look)) {
      const place = legal.has(id) ? null : places.get(id);
      const seen = place && (isDrawn(place) ? place : standingOn(place, places));
      // A hand one plays from is no news: cards of it glow.
      if (seen && !seen.querySelector("[data-place].legal")) layer.append(rings(seen, look));
    }
  let many = 0;
  for (const id of legal) {
    const place = places.get(id);
    if (!place || isRepeated(place, left, chosen)) continue;
    const look = chosen.includes(id) ? "chosen" : good.has(id) ? "legal" : "legal second";
    layer.append(rings(place, look));
    many += Number(look !== "chosen");
  }
  layer.classList.toggle("many", many > MANY);
  // A button holds no other button: a card with parts of its own to touch is a group of them.
  for (const id of legal) {
    const place = places.get(id);
    const role = place?.querySelector("[data-place].legal") ? "group" : "button";
    if (place && place.getAttribute("role") !== role) place.setAttribute("role", role);
  }
  const shared = sharedBy(numbered);
  const corners = numbered.slice(0, 9).map((option) => digitAt(places, option, shared));
  for (const [at, corner] of corners.entries()) {
    if (!corner) continue;
    const near = corners.some((other) => other && other !== corner && isNear(other, corner));
    layer.append(badge(`${at + 1}`, corner, near));
  }
  picture.append(layer);
}

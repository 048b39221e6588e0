// Places of the pictures: where something is, and what lies beside what.

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, string>} attributes */
export function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/**
 * A place, in one of the pictures; without one, where it is in sight, if it is.
 * @param {string} id
 * @param {ParentNode} [within]
 * @returns {SVGGElement | null}
 */
export function placeOf(id, within) {
  const selector = `[data-place="${CSS.escape(id)}"]`;
  if (within) return within.querySelector(selector);
  const pane = document.querySelector(".pane:not([hidden])") ?? document.querySelector(".drawn");
  return document.querySelector(`#opponent ${selector}`) ?? (pane ?? document).querySelector(selector);
}

/**
 * The points that an outline leads through: ends of lines and curves, and of a circle's halves their bulge.
 * They are read from its text, because a browser would lay out the page anew for each that it measures.
 * @param {string} outline of M, L, Q, h, v, q, and a for half circles
 * @returns {[number, number][]}
 */
function pointsOf(outline) {
  /** @type {[number, number][]} */
  const points = [];
  let [x, y] = [0, 0];
  for (const [, letter = "", rest = ""] of outline.matchAll(/([MLQhvqa])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const [across, down] = [numbers.at(letter === "h" ? -1 : -2) ?? 0, numbers.at(-1) ?? 0];
    const before = x;
    if ("MLQ".includes(letter)) [x, y] = [across, down];
    else {
      if (letter !== "v") x += across;
      if (letter !== "h") y += down;
    }
    points.push([x, y]);
    if (letter !== "a") continue;
    const [middle, r] = [(before + x) / 2, Math.abs(x - before) / 2];
    for (const turn of [1, 2, 3, 5, 6, 7])
      points.push([middle + r * Math.cos((turn * Math.PI) / 4), y + r * Math.sin((turn * Math.PI) / 4)]);
  }
  return points;
}

/**
 * The box of a place's outline, in the units of its picture.
 * @param {SVGGElement} place
 */
export function boxOf(place) {
  return measured(place).box;
}

/**
 * The point of a place's outline that is farthest up and to the left: there its digit stands.
 * @param {SVGGElement} place
 */
export function cornerOf(place) {
  return measured(place).corner;
}

/**
 * How wide or high the smallest piece of a place is: one of three discs.
 * @param {SVGGElement} place
 */
export function narrowest(place) {
  return measured(place).narrow;
}

/** @param {SVGGElement} place */
function measured(place) {
  const outline = place.dataset.outline ?? "";
  const known = outlines.get(outline);
  if (known) return known;
  const points = pointsOf(outline || "M0 0");
  const boxes = (outline || "M0 0").split(/(?=M)/).map((part) => around(pointsOf(part)));
  const [x, y] = points.reduce((best, point) => (point[0] + point[1] < best[0] + best[1] ? point : best));
  const found = {
    box: around(points),
    corner: new DOMPoint(x, y),
    narrow: Math.min(...boxes.map((box) => Math.min(box.width, box.height))),
  };
  outlines.set(outline, found);
  return found;
}

/**
 * The box of points.
 * @param {[number, number][]} points
 */
function around(points) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return new DOMRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
}

/**
 * The outlines that were measured.
 * @type {Map<string, { box: DOMRect, corner: DOMPoint, narrow: number }>}
 */
const outlines = new Map();

/**
 * Is there anything to see at a place? Not at the box to which things go for good.
 * @param {Element} place
 */
export function isDrawn(place) {
  return place.querySelector(":scope > :not(.reach)") !== null;
}

/** Which way each arrow leads. @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ARROWS = Object.keys(WAYS);

/** A place that an arrow does not lead to. */
const NONE = -1;

/** @param {Element} place @returns {[number, number]} */
function middle(place) {
  const box = place.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * Which of these places an arrow leads to: the nearest in its direction, and by some way to each of them.
 * @param {Element} from
 * @param {string} key
 * @param {Element[]} places
 */
export function neighbour(from, key, places) {
  const arrow = ARROWS.indexOf(key);
  if (arrow < 0) return null;
  return places[ways(places.map(middle))[places.indexOf(from)]?.[arrow] ?? NONE] ?? null;
}

/**
 * Where the four arrows lead from each spot. What is nobody's nearest is put between its nearest spot and the
 * one that the arrow led to from there, so that from the first spot every other can be reached.
 * @param {[number, number][]} spots
 */
export function ways(spots) {
  const found = spots.map((_, from) => Object.values(WAYS).map((way) => nearest(from, way, spots)));
  const reached = new Set(spots.length ? [0] : []);
  spread(0, found, reached);
  while (reached.size < spots.length) {
    const [from, to] = closest(spots, reached);
    const arrow = towards(spots, from, to);
    const [there, here] = [found[from] ?? [], found[to] ?? []];
    const before = there[arrow] ?? NONE;
    there[arrow] = to;
    if (before !== NONE) here[arrow] = before;
    here[arrow ^ 1] = from;
    reached.add(to);
    spread(to, found, reached);
  }
  return found;
}

/**
 * The nearest spot in a direction: what lies straight ahead counts as nearer.
 * @param {number} from
 * @param {[number, number]} way
 * @param {[number, number][]} spots
 */
function nearest(from, way, spots) {
  const [x, y] = spots[from] ?? [0, 0];
  let [best, least] = [NONE, Infinity];
  for (const [at, [a, b]] of spots.entries()) {
    const ahead = (a - x) * way[0] + (b - y) * way[1];
    const aside = Math.abs((a - x) * way[1]) + Math.abs((b - y) * way[0]);
    const far = ahead + 2 * aside;
    if (at !== from && ahead > 1 && far < least) [best, least] = [at, far];
  }
  return best;
}

/**
 * Add what the arrows lead to from a spot on.
 * @param {number} from
 * @param {number[][]} found
 * @param {Set<number>} reached
 */
function spread(from, found, reached) {
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const next of found[at] ?? [])
      if (next !== NONE && !reached.has(next)) {
        reached.add(next);
        open.push(next);
      }
}

/**
 * A spot that is reached and one that is not, as near to each other as there are any.
 * @param {[number, number][]} spots
 * @param {Set<number>} reached
 * @returns {[number, number]}
 */
function closest(spots, reached) {
  let [pair, least] = [/** @type {[number, number]} */ ([0, 0]), Infinity];
  for (const [to, [a, b]] of spots.entries())
    if (!reached.has(to))
      for (const from of reached) {
        const [x, y] = spots[from] ?? [0, 0];
        const far = Math.hypot(a - x, b - y);
        if (far < least) [pair, least] = [[from, to], far];
      }
  return pair;
}

/**
 * The arrow that leads from one spot to another, more or less.
 * @param {[number, number][]} spots
 * @param {number} from
 * @param {number} to
 */
function towards(spots, from, to) {
  const [[x, y], [a, b]] = [spots[from] ?? [0, 0], spots[to] ?? [0, 0]];
  if (Math.abs(a - x) > Math.abs(b - y)) return ARROWS.indexOf(a < x ? "ArrowLeft" : "ArrowRight");
  return ARROWS.indexOf(b < y ? "ArrowUp" : "ArrowDown");
}

/**
 * What is in sight only together with some place: where a proposal could stand, an arrow that leads there.
 * @param {string[]} ids
 */
export function showWith(ids) {
  for (const thing of document.querySelectorAll(".picture [data-with]")) {
    const start = thing.getAttribute("data-start");
    const needed = (thing.getAttribute("data-with") ?? "").split(" ");
    const begins = !start || ids.length === 1 || ids.includes(start);
    const alone = needed.length < 2 || needed.length === ids.length; // a tile lies on just these cells
    thing.classList.toggle("on", begins && alone && needed.every((id) => ids.includes(id)));
  }
}

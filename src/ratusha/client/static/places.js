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
 * The box of a place's outline, in the units of its picture.
 * @param {SVGGElement} place
 */
export function boxOf(place) {
  const outline = place.dataset.outline ?? "";
  const known = boxes.get(outline);
  if (known) return known;
  const made = /** @type {SVGPathElement} */ (element("path", { d: outline, fill: "none" }));
  place.ownerSVGElement?.append(made);
  const box = made.getBBox();
  made.remove();
  const found = new DOMRect(box.x, box.y, box.width, box.height);
  if (box.width || box.height) boxes.set(outline, found);
  return found;
}

/** The boxes of outlines that were measured: an outline says where it is. @type {Map<string, DOMRect>} */
const boxes = new Map();

/**
 * Is there anything to see at a place? Not at the box to which things go for good.
 * @param {Element} place
 */
export function isDrawn(place) {
  return place.querySelector(":scope > :not(.reach)") !== null;
}

/** Which way each arrow leads. @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element} place */
function middle(place) {
  const box = place.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * The nearest of these places in the direction of an arrow: what lies straight ahead counts as nearer.
 * @param {Element} from
 * @param {string} key
 * @param {Element[]} places
 */
export function neighbour(from, key, places) {
  const way = WAYS[key];
  if (!way) return null;
  const [x = 0, y = 0] = middle(from);
  let [best, least] = [/** @type {Element | null} */ (null), Infinity];
  for (const place of places) {
    const [a = 0, b = 0] = middle(place);
    const ahead = (a - x) * way[0] + (b - y) * way[1];
    const aside = Math.abs((a - x) * way[1]) + Math.abs((b - y) * way[0]);
    const far = ahead + 2 * aside;
    if (place !== from && ahead > 1 && far < least) [best, least] = [place, far];
  }
  return best;
}

// Zoom by wheel, pinch, keys and buttons; the board then scrolls within its frame. It opens as a whole; on a
// phone what is wider than the screen opens on what can be touched.

import { showOverview } from "./overview.js";

const MOST = 4;
const STEP = 1.25;

let zoom = 1;

/** The frame in which the picture lies that is in sight. @returns {HTMLElement | null} */
function frame() {
  return document.querySelector(".pane:not([hidden])") ?? document.querySelector(".drawn:not([hidden])");
}

/**
 * How wide a picture is that is moved under the thumb: at least as high as its frame; 0: it fits.
 * @param {SVGSVGElement} picture
 */
function fullWidth(picture) {
  const around = picture.closest(".pane.wide");
  const { width, height } = picture.viewBox.baseVal;
  return around ? width * Math.max(1, around.clientHeight / height) : 0;
}

/** Give every picture its size; a fresh one has none. */
export function applyZoom() {
  for (const picture of document.querySelectorAll(".drawn .picture")) {
    if (!(picture instanceof SVGSVGElement)) continue;
    const full = fullWidth(picture);
    const wide = full ? `${full * zoom}px` : `${zoom * 100}%`;
    const tall = picture.closest(".pane") ? "auto" : `${zoom * 100}%`;
    const sizes = zoom === 1 ? { width: "", height: "" } : { width: wide, height: tall };
    Object.assign(picture.style, sizes);
  }
  if (isMoved()) showOverview(frame());
  else showOverview(null);
}

/** Can the picture be larger than its frame? On a wide screen only where it is zoomed: it is not measured. */
function isMoved() {
  return zoom > 1 || document.querySelector(".drawn.phone") !== null;
}

/**
 * Zoom to a factor; what is at this point of the window stays there.
 * @param {number} wanted
 * @param {number} [x]
 * @param {number} [y]
 */
function zoomTo(wanted, x, y) {
  const around = frame();
  const before = zoom;
  zoom = Math.min(MOST, Math.max(1, wanted));
  if (!around || zoom === before) return;
  const box = around.getBoundingClientRect();
  const [left, top] = [(x ?? box.x + box.width / 2) - box.x, (y ?? box.y + box.height / 2) - box.y];
  const at = [around.scrollLeft + left, around.scrollTop + top].map((n) => (n * zoom) / before);
  applyZoom();
  around.scrollTo((at[0] ?? 0) - left, (at[1] ?? 0) - top);
  showOverview(around);
}

/**
 * Where a frame is best put: in the middle of all targets; or, where they do not fit, on the one with most
 * others round it, and among those on the one nearest to the middle.
 * @param {DOMRect[]} targets
 * @param {DOMRect} box
 */
function bestMiddle(targets, box) {
  const between = (/** @type {number[]} */ ns) => (Math.min(...ns) + Math.max(...ns)) / 2;
  const x = between(targets.flatMap((t) => [t.left, t.right]));
  const y = between(targets.flatMap((t) => [t.top, t.bottom]));
  const middle = { x, y };
  const seen = (/** @type {{ x: number, y: number }} */ at) =>
    targets.filter(
      (t) =>
        Math.max(at.x - t.left, t.right - at.x) <= box.width / 2 &&
        Math.max(at.y - t.top, t.bottom - at.y) <= box.height / 2,
    ).length;
  let [best, most, least] = [middle, seen(middle), 0];
  for (const t of targets) {
    const at = { x: t.left + t.width / 2, y: t.top + t.height / 2 };
    const [count, far] = [seen(at), Math.hypot(at.x - x, at.y - y)];
    if (count > most || (count === most && far < least)) [best, most, least] = [at, count, far];
  }
  return best;
}

/**
 * Show as much as fits of what can be touched, where the picture is larger than its frame.
 * @param {boolean} anew else only if nothing of it is in sight
 */
export function scrollToTargets(anew) {
  if (!isMoved()) return;
  const around = frame();
  showOverview(around);
  if (!around || zoom > 1) return;
  if (around.scrollWidth <= around.clientWidth && around.scrollHeight <= around.clientHeight) return;
  const places = [...around.querySelectorAll("[data-place].legal")];
  const targets = places.map((target) => target.getBoundingClientRect());
  if (!targets.length) return;
  const box = around.getBoundingClientRect();
  const isAcross = (/** @type {DOMRect} */ t) => t.right > box.left && t.left < box.right;
  const isSeen = (/** @type {DOMRect} */ t) => isAcross(t) && t.bottom > box.top && t.top < box.bottom;
  if (!anew && targets.some(isSeen)) return;
  const middle = bestMiddle(targets, box);
  around.scrollBy(middle.x - box.x - box.width / 2, middle.y - box.y - box.height / 2);
}

/** @param {string} how */
function turn(how) {
  zoomTo({ in: zoom * STEP, out: zoom / STEP }[how] ?? 1);
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-zoom]") : null;
  if (button) turn(button.getAttribute("data-zoom") ?? "");
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target instanceof Element && event.target.matches("input, textarea, select")) return;
  const how = { "+": "in", "=": "in", "-": "out", "0": "fit" }[event.key];
  if (!how || !frame()) return;
  event.preventDefault();
  turn(how);
});

document.addEventListener(
  "wheel",
  (event) => {
    const onBoard = event.target instanceof Element && event.target.closest(".drawn .picture");
    if (!onBoard || event.shiftKey) return;
    event.preventDefault();
    zoomTo(zoom * STEP ** (-event.deltaY / 100), event.clientX, event.clientY);
  },
  { passive: false },
);

/** The fingers on the board, and how far apart two of them were. @type {Map<number, PointerEvent>} */
const fingers = new Map();
let apart = 0;

function spread() {
  const [a, b] = [...fingers.values()];
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
}

document.addEventListener("pointerdown", (event) => {
  if (event.pointerType !== "touch" || !(event.target instanceof Element)) return;
  if (!event.target.closest(".drawn")) return;
  fingers.set(event.pointerId, event);
  apart = spread();
});
document.addEventListener("pointermove", (event) => {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, event);
  const now = spread();
  if (fingers.size !== 2 || !apart || !now) return;
  const [a, b] = [...fingers.values()];
  if (a && b) zoomTo((zoom * now) / apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  apart = now;
});
for (const kind of /** @type {const} */ (["pointerup", "pointercancel"]))
  document.addEventListener(kind, (event) => {
    fingers.delete(event.pointerId);
    apart = spread();
  });

/** The board is dragged by the mouse, where it is larger than its frame. @type {PointerEvent | null} */
let dragged = null;
let far = false;

document.addEventListener("pointerdown", (event) => {
  const onBoard = event.target instanceof Element && event.target.closest(".drawn .picture");
  dragged = event.pointerType === "mouse" && event.button === 0 && onBoard && zoom > 1 ? event : null;
  far = false;
});
document.addEventListener("pointermove", (event) => {
  if (!dragged) return;
  far ||= Math.hypot(event.clientX - dragged.clientX, event.clientY - dragged.clientY) > 6;
  if (far) frame()?.scrollBy(-event.movementX, -event.movementY);
});
document.addEventListener("pointerup", () => (dragged = null));
// What was dragged was not touched.
document.addEventListener(
  "click",
  (event) => {
    if (far) event.stopImmediatePropagation();
    far = false;
  },
  true,
);

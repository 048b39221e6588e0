// The whole board small in a corner, where only a part of it is in sight. A red frame shows which part, and
// is dragged. It stands in the corner that the board has been moved away from: nothing stays covered.

import { element } from "./places.js";

/** A board that is hardly larger than its frame needs no overview. */
const LARGER = 1.25;
const SHOWN = "shown-picture";

/** What is looked at. @type {HTMLElement | null} */
let around = null;

/** @returns {HTMLElement} */
function overview() {
  const there = document.getElementById("overview");
  if (there) return there;
  const made = document.createElement("div");
  made.id = made.className = "overview";
  made.ariaHidden = "true"; // the frame itself is scrolled by keys
  const small = element("svg", {});
  small.append(element("use", { href: `#${SHOWN}` }), element("rect", { class: "lens" }));
  made.append(small);
  for (const kind of /** @type {const} */ (["pointerdown", "pointermove"])) made.addEventListener(kind, drag);
  document.getElementById("main")?.append(made);
  return made;
}

/** @param {Element | null} drawn @param {Record<string, number>} attributes */
function set(drawn, attributes) {
  for (const [name, value] of Object.entries(attributes)) drawn?.setAttribute(name, `${value}`);
}

/** @param {Element} picture @param {HTMLElement} frame */
function isLarger(picture, frame) {
  const box = picture.getBoundingClientRect();
  const shown = frame.clientWidth > 0 && frame.clientHeight > 0;
  // What is only longer than its frame is scrolled like a page.
  if (frame.matches(".pane:not(.wide)") && box.width <= LARGER * frame.clientWidth) return false;
  return shown && (box.width > LARGER * frame.clientWidth || box.height > LARGER * frame.clientHeight);
}

/**
 * Show which part of the picture in this frame is in sight; nothing, if it is all of it.
 * @param {HTMLElement | null} frame
 */
export function showOverview(frame) {
  const picture = frame?.querySelector(".picture");
  around = frame;
  if (!frame || !(picture instanceof SVGSVGElement) || !isLarger(picture, frame)) {
    document.getElementById("overview")?.toggleAttribute("hidden", true);
    return;
  }
  for (const other of document.querySelectorAll(`#${SHOWN}`))
    if (other !== picture) other.removeAttribute("id");
  picture.id = SHOWN;
  const made = overview();
  made.hidden = false;
  const { width, height } = picture.viewBox.baseVal;
  made.querySelector("svg")?.setAttribute("viewBox", `0 0 ${width} ${height}`);
  set(made.querySelector("use"), { width, height });
  const [box, at] = [picture.getBoundingClientRect(), frame.getBoundingClientRect()];
  const unit = width / box.width;
  const left = Math.max(0, at.left - box.left) * unit;
  const top = Math.max(0, at.top - box.top) * unit;
  const lens = {
    x: left,
    y: top,
    width: Math.min(width - left, frame.clientWidth * unit),
    height: Math.min(height - top, frame.clientHeight * unit),
  };
  set(made.querySelector(".lens"), lens);
  const [farX, farY] = [frame.scrollWidth - frame.clientWidth, frame.scrollHeight - frame.clientHeight];
  const across = frame.scrollLeft > farX / 2 ? "left" : "right";
  made.dataset.corner = `${frame.scrollTop > farY / 2 ? "top" : "bottom"} ${across}`;
}

/** The middle of the red frame goes where the pointer is. @param {PointerEvent} event */
function drag(event) {
  const made = overview();
  if (event.type === "pointerdown") made.setPointerCapture(event.pointerId);
  else if (!made.hasPointerCapture(event.pointerId)) return;
  event.preventDefault();
  const small = made.querySelector("svg")?.getBoundingClientRect();
  const picture = document.getElementById(SHOWN)?.getBoundingClientRect();
  if (!small || !picture || !around) return;
  around.scrollTo(
    ((event.clientX - small.left) / small.width) * picture.width - around.clientWidth / 2,
    ((event.clientY - small.top) / small.height) * picture.height - around.clientHeight / 2,
  );
}

// Where a frame is scrolled, and where it becomes larger or smaller.
document.addEventListener(
  "scroll",
  (event) => {
    if (event.target === around) showOverview(around);
  },
  true,
);
addEventListener("resize", () => showOverview(around));

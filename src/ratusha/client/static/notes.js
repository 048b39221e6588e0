// The note beside a place: what it is, what may be done with it, or why not.

/**
 * Where notes stand; made with the first.
 * @param {HTMLElement} frame
 */
export function noteBox(frame) {
  const there = frame.querySelector(".place-note");
  if (there instanceof HTMLElement) return there;
  const made = Object.assign(document.createElement("div"), { className: "place-note" });
  frame.append(made);
  return made;
}

/**
 * Why something can't be done, with its rule.
 * @param {Element} reason
 */
export function whyNot(reason) {
  const { why = "", rule = "" } = reason instanceof HTMLElement ? reason.dataset : {};
  const said = rule ? `${why} (${rule})` : why;
  return Object.assign(document.createElement("span"), { className: "why-not", textContent: said });
}

/**
 * Does a text say nothing that was not said before, word by word?
 * @param {string} before
 * @param {string} text
 */
export function repeats(before, text) {
  const said = new Set(before.toLowerCase().match(/[\p{L}\d]+/gu));
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).every((word) => said.has(word));
}

/** @param {string} text */
export function capital(text) {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/**
 * Put a note beside a place: below it, above, right or left, where it covers least of what is shown with it.
 * @param {HTMLElement} box
 * @param {Element} place
 * @param {HTMLElement} frame
 */
export function putBeside(box, place, frame) {
  const [around, at] = [frame.getBoundingClientRect(), place.getBoundingClientRect()];
  const [wide, high] = [box.offsetWidth, box.offsetHeight];
  const shown = [...frame.querySelectorAll("[data-with].on")].map((thing) => thing.getBoundingClientRect());
  const within = (/** @type {number} */ n, /** @type {number} */ most) => Math.max(0, Math.min(n, most));
  const all = [at, ...shown];
  const [left, right] = [Math.min(...all.map((b) => b.left)), Math.max(...all.map((b) => b.right))];
  const [top, bottom] = [Math.min(...all.map((b) => b.top)), Math.max(...all.map((b) => b.bottom))];
  const spots = [
    [at.left, at.bottom + 6],
    [at.left, at.top - high - 6],
    [at.right + 6, at.top],
    [at.left - wide - 6, at.top],
    [at.left, bottom + 6],
    [at.left, top - high - 6],
    [right + 6, at.top],
    [left - wide - 6, at.top],
  ].map(([x = 0, y = 0]) => ({
    x: within(x - around.left, around.width - wide - 4) + around.left,
    y: within(y - around.top, around.height - high) + around.top,
  }));
  const covered = (/** @type {{ x: number, y: number }} */ spot) =>
    all.reduce((sum, thing) => {
      const across = Math.min(spot.x + wide, thing.right) - Math.max(spot.x, thing.left);
      const down = Math.min(spot.y + high, thing.bottom) - Math.max(spot.y, thing.top);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  const best = spots.reduce((one, other) => (covered(other) < covered(one) ? other : one));
  const [x, y] = [best.x - around.left + frame.scrollLeft, best.y - around.top + frame.scrollTop];
  Object.assign(box.style, { top: `${y}px`, left: `${x}px` });
}

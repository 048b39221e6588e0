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

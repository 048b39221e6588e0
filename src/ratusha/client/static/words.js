// The position in words is folded beside its picture: it is sent to those who have opened it.

import { bringBack, isLeftOut, leaveOut } from "./parts.js";

/** @param {HTMLDetailsElement} fold */
function follow(fold) {
  if (fold.open) return bringBack("position");
  leaveOut("position");
  fold.querySelector(".board")?.replaceChildren(); // it would be what was, when it is opened again
}

/**
 * Leave the words out as long as they are folded.
 * @param {() => void} changed they were opened or folded
 */
export function followWords(changed) {
  const fold = () => {
    const there = document.querySelector("details[data-fold=words]");
    return there instanceof HTMLDetailsElement ? there : null;
  };
  const begin = () => {
    const there = fold();
    if (there) follow(there);
  };
  begin();
  addEventListener("reworded", begin);
  document.addEventListener("taken", () => {
    if (fold()?.open !== false || isLeftOut("position")) return;
    begin(); // with the first picture they come folded
    changed();
  });
  const toggled = (/** @type {Event} */ { target }) => {
    if (!(target instanceof HTMLDetailsElement) || target.dataset.fold !== "words") return;
    follow(target);
    changed();
  };
  document.addEventListener("toggle", toggled, true);
}

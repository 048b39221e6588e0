// The lobby follows what happens: its lists are asked for again while somebody looks at them.

import { showLocalTimes } from "./clocks.js";
import { renew } from "./morph.js";

/** Milliseconds between two looks. */
const PAUSE = 4000;

let shown = "";

/** Ask for the lists, and show those that have changed. */
async function look() {
  if (document.hidden) return;
  const answer = await fetch("/lobby").catch(() => null);
  if (!answer?.ok) return;
  const html = await answer.text();
  if (html === shown) return;
  shown = html;
  const fresh = new DOMParser().parseFromString(html, "text/html");
  for (const id of ["bots-now", "mine-now", "others-now"]) {
    const [here, there] = [document.getElementById(id), fresh.getElementById(id)];
    if (here && there) renew(here, there.innerHTML);
  }
  showLocalTimes();
}

// Enter after one's name would start the first game of all: it leads to the games instead.
document.querySelector(".start input[name=name]")?.addEventListener("keydown", (event) => {
  if (!(event instanceof KeyboardEvent) || event.key !== "Enter") return;
  event.preventDefault();
  const first = document.querySelector(".games button");
  if (first instanceof HTMLElement) first.focus();
});

setInterval(() => void look(), PAUSE);
document.addEventListener("visibilitychange", () => void look());

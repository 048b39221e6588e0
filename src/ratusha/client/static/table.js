// The page of a table follows the game by itself, and its forms answer in place.

import { tick } from "./clocks.js";
import { Follower } from "./follow.js";
import { Panel } from "./panel.js";
import { prepare } from "./show.js";

const panel = new Panel();

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  if (!form.action.includes("/tables/")) return;
  event.preventDefault();
  void panel.send(form, event.submitter);
});

// Not to play a step that was asked about once more: the table as it is.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("[data-refresh]") : null;
  if (!link) return;
  event.preventDefault();
  void panel.refresh(true);
});

prepare();
setInterval(tick, 1000);
void new Follower(panel).follow();

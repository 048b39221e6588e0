// The page of a table follows the game by itself, and its forms answer in place.

import { tick } from "./clocks.js";
import { Follower } from "./follow.js";
import { markDrawer } from "./drawer.js";
import { readParts, send } from "./parts.js";
import { tellScreen } from "./screen.js";
import { prepare } from "./show.js";
import { followWords } from "./words.js";

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  if (!form.action.includes("/tables/")) return;
  event.preventDefault();
  void send(form, event.submitter);
});

// The whole page has come in another language: before those who follow it look at it again.
addEventListener("reworded", () => {
  readParts();
  prepare(false);
  markDrawer();
});

prepare(true);
setInterval(tick, 1000);
const follower = new Follower();
followWords(() => follower.again());
void tellScreen(() => follower.again()).then(() => follower.follow());
addEventListener("reworded", () => follower.again());

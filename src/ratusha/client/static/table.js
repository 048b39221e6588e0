// The page of a table follows the game by itself, and its forms answer in place.

import { tick } from "./clocks.js";
import { Follower } from "./follow.js";
import { send } from "./parts.js";
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

prepare(true);
setInterval(tick, 1000);
const follower = new Follower();
followWords(() => follower.again());
void tellScreen(() => follower.again()).then(() => follower.follow());

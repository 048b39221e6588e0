// The sandbox is a table's page whose forms answer in place; its address keeps the line that was tried.

import { markDrawer } from "./drawer.js";
import { ask, readParts, send } from "./parts.js";
import { tellScreen } from "./screen.js";
import { prepare } from "./show.js";
import { followWords } from "./words.js";

/** A line can be come back to, and looked at in another language: it is in the address. */
function keepLine() {
  const query = new URLSearchParams(location.search);
  for (const name of ["line", "ply"]) {
    const field = document.querySelector(`.ask [name=${name}]`);
    const filled = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
    if (filled) query.set(name, field.value);
  }
  history.replaceState(null, "", `${location.pathname}?${query}`);
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.action.includes("/sandbox")) return;
  event.preventDefault();
  void send(form, event.submitter).then(keepLine);
});

addEventListener("reworded", () => {
  readParts();
  prepare(false);
  markDrawer();
});

prepare(true);
keepLine();
followWords(() => void ask());
void tellScreen(() => void ask());

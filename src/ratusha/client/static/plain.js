// The little script of every page. All works without it; with it the keyboard reaches every option, moments
// are told by the reader's clock, and some forms help a little.

import { showLocalTimes } from "./clocks.js";
import "./forms.js";
import { prepareFilter } from "./keys.js";
import "./language.js";
import "./theme.js";

showLocalTimes();
prepareFilter();
addEventListener("reworded", () => {
  showLocalTimes();
  prepareFilter();
});

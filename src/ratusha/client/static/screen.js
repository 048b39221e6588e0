// The server draws a phone's cuts of a table, or the whole of it: it is told which by a cookie.

import { ask } from "./parts.js";
import { word } from "./page.js";

const phone = matchMedia("(width <= 43.75em)");

function say() {
  const is = phone.matches ? "phone" : "wide";
  document.cookie = `screen=${is}; path=/; max-age=31536000; samesite=lax`;
  return is;
}

/** Say what screen this is; a page that was made for another is made anew. */
export async function tellScreen() {
  phone.addEventListener("change", () => {
    say();
    location.reload();
  });
  if (say() !== word("screen")) await ask();
}

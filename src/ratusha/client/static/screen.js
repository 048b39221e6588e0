// The server draws a phone's cuts of a table, or the whole of it: it is told which by a cookie.

import { ask } from "./parts.js";
import { word } from "./page.js";

export const phone = matchMedia("(width <= 43.75em)");

/** Say what screen this is, and return it. */
export function sayScreen() {
  const is = phone.matches ? "phone" : "wide";
  document.cookie = `screen=${is}; path=/; max-age=31536000; samesite=lax`;
  return is;
}

/**
 * Say what screen this is; a page that was made for another gets its parts anew.
 * @param {() => void} changed it is another from now on
 */
export async function tellScreen(changed) {
  phone.addEventListener("change", () => {
    sayScreen();
    changed();
  });
  if (sayScreen() !== word("screen")) await ask();
}

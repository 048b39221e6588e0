// The pieces of the pictures, and the definitions that they refer to: they come and go one by one.

/**
 * Keep definitions that pieces refer to; one that is there stays, for it never changes.
 * @param {Record<string, string>} symbols what defines them, by id
 */
export function addSymbols(symbols) {
  const place = document.getElementById("symbols");
  if (!place) return;
  const there = new Set([...place.children].map((child) => child.id));
  const missing = Object.entries(symbols).filter(([id]) => !there.has(id));
  if (missing.length) place.insertAdjacentHTML("beforeend", missing.map(([, svg]) => svg).join(""));
}

/**
 * Pieces that are told of no more go; new ones come, and each lies in its picture above those before it.
 * @param {string[]} ids the ids of all parts, those of the pieces in the order in which they lie
 * @param {Record<string, string>} parts what is new of them
 */
export function arrangePieces(ids, parts) {
  const whole = document.getElementById("picture");
  const pieces = ids.filter((id) => id.startsWith("picture/"));
  if (!whole || !pieces.length) return;
  const named = new Set(pieces);
  /** @type {Map<string, Element>} */
  const there = new Map();
  for (const piece of whole.querySelectorAll('.picture > [id^="picture/"]'))
    if (named.has(piece.id)) there.set(piece.id, piece);
    else piece.remove();
  const panes = [...whole.querySelectorAll("[data-pane]")];
  /** The highest piece of each picture so far. @type {Map<Element, Element>} */
  const highest = new Map();
  for (const id of pieces) {
    const pane = panes.find((one) => id.startsWith(`picture/${one.getAttribute("data-pane")}.`));
    const picture = (pane ?? whole).querySelector(".picture"); // on a phone each cut has its own
    if (!picture) continue;
    const below = highest.get(picture);
    const place = below ? below.nextElementSibling : picture.firstElementChild;
    const piece = there.get(id) ?? drawn(picture, parts[id] ?? "");
    if (piece && piece !== place) picture.insertBefore(piece, place);
    if (piece) highest.set(picture, piece);
  }
}

/**
 * A piece as an element.
 * @param {Element} picture
 * @param {string} svg
 */
function drawn(picture, svg) {
  const place = document.createRange();
  place.selectNodeContents(picture); // what is around it says how it is to be read
  return place.createContextualFragment(svg).firstElementChild;
}

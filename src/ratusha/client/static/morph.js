// A part of the page is made like what the server sent, and what is the same stays untouched: so a reader's
// place, the focus, what is open and what is typed stay where they are.

/**
 * What a `details` is called.
 * @param {Element} details
 */
export function nameOf(details) {
  return details.getAttribute("data-fold") ?? details.querySelector("summary")?.textContent ?? "";
}

/**
 * What tells an element from its neighbours; equal marks: the same thing, perhaps changed.
 * @param {Node} node
 */
function markOf(node) {
  if (!(node instanceof Element)) return node.nodeName;
  const marks = ["id", "action", "name"].map((name) => node.getAttribute(name) ?? "");
  if (node instanceof HTMLButtonElement) marks.push(node.value);
  else if (node instanceof HTMLDetailsElement) marks.push(nameOf(node));
  else if (node instanceof HTMLLIElement)
    marks.push(node.dataset.version ?? node.querySelector("button")?.value ?? "");
  else marks.push(node.classList[0] ?? "");
  return [node.nodeName, ...marks].join(" ");
}

/**
 * What the reader has opened, and what was made fit for the focus, is not the server's.
 * @param {Element} element
 * @param {string} attribute
 */
function isReaders(element, attribute) {
  if (attribute === "open") return element instanceof HTMLDetailsElement;
  return attribute === "tabindex" && element === document.activeElement;
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function morphAttributes(old, fresh) {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !isReaders(old, name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value && !isReaders(old, name)) old.setAttribute(name, value);
}

/**
 * Take from one end of both lists what is the same in both; the last old node that was taken.
 * @param {ChildNode[]} was
 * @param {ChildNode[]} now
 * @param {0 | -1} end
 */
function dropSame(was, now, end) {
  /** @type {ChildNode | undefined} */
  let last;
  while (was.at(end)?.isEqualNode(now.at(end) ?? null)) {
    last = end ? was.pop() : was.shift();
    if (end) now.pop();
    else now.shift();
  }
  return last ?? null;
}

/**
 * Where in a list a fresh node has its old self, or one that is to become it; -1: nowhere.
 * @param {ChildNode[]} was
 * @param {ChildNode} node
 */
function indexIn(was, node) {
  const near = node instanceof Element ? was : was.slice(0, 1); // no text is worth an element before it
  const same = near.findIndex((candidate) => candidate.isEqualNode(node));
  if (same >= 0) return same;
  const mark = markOf(node);
  return near.findIndex((candidate) => markOf(candidate) === mark);
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function morphChildren(old, fresh) {
  const was = [...old.childNodes];
  const now = [...fresh.childNodes];
  dropSame(was, now, 0);
  const rest = dropSame(was, now, -1);
  for (const node of now) {
    const at = indexIn(was, node);
    for (const gone of was.splice(0, Math.max(at, 0))) gone.remove();
    const kept = at < 0 ? undefined : was.shift();
    if (!kept) old.insertBefore(node, was[0] ?? rest);
    else if (kept instanceof Element && node instanceof Element) morph(kept, node);
    else if (kept.nodeValue !== node.nodeValue) kept.nodeValue = node.nodeValue;
  }
  for (const gone of was) gone.remove();
}

/**
 * Make an element like a fresh one.
 * @param {Element} old
 * @param {Element} fresh
 */
function morph(old, fresh) {
  morphAttributes(old, fresh);
  morphChildren(old, fresh);
}

/**
 * Make a part of the page like what the server sent, which is a whole element, be it HTML or SVG.
 * @param {Element} old
 * @param {string} html
 */
export function renewPart(old, html) {
  const place = document.createRange();
  place.selectNode(old); // what is around it says how it is to be read
  const fresh = place.createContextualFragment(html).firstElementChild;
  if (fresh) morph(old, fresh);
}

/**
 * The same with what is in an element.
 * @param {Element} place
 * @param {string} html
 */
export function renew(place, html) {
  const fresh = document.createElement(place.localName);
  fresh.innerHTML = html;
  morphChildren(place, fresh);
}

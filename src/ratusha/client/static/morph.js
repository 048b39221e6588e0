// @ts-check
// A part of the page is made like what the server sent, and what is the same stays untouched.

/** What a `details` is called. @returns {string} */
export function nameOf(/** @type {Element} */ details) {
  return details.getAttribute("data-fold") ?? details.querySelector("summary")?.textContent ?? "";
}

/** What tells an element from its neighbours; equal marks: the same thing, perhaps changed. @returns {string} */
function markOf(/** @type {Node} */ node) {
  if (!(node instanceof Element)) return node.nodeName;
  const marks = ["id", "action", "name"].map((name) => node.getAttribute(name) ?? "");
  if (node instanceof HTMLButtonElement) marks.push(node.value);
  else if (node instanceof HTMLLIElement) marks.push(node.dataset.version ?? node.querySelector("button")?.value ?? "");
  else if (node instanceof HTMLDetailsElement) marks.push(nameOf(node));
  else marks.push(node.classList[0] ?? "");
  return [node.nodeName, ...marks].join(" ");
}

/**
 * Make an element like a fresh one, and leave alone what is the same in both: so a reader's place, the
 * focus, what is open and what is typed stay where they are.
 */
function morph(/** @type {Element} */ old, /** @type {Element} */ fresh) {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !(name === "open" && old instanceof HTMLDetailsElement) && !(name === "tabindex" && old === document.activeElement)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value && !(name === "open" && old instanceof HTMLDetailsElement)) old.setAttribute(name, value);
  const [was, now] = [[...old.childNodes], [...fresh.childNodes]];
  while (was.length && now.length && was[0].isEqualNode(now[0])) [was.shift(), now.shift()];
  let next = /** @type {ChildNode | null} */ (null);
  while (was.length && now.length && was[was.length - 1].isEqualNode(now[now.length - 1])) {
    next = was.pop() ?? null;
    now.pop();
  }
  for (const node of now) {
    const mark = markOf(node);
    const near = node instanceof Element ? was : was.slice(0, 1); // no text is worth an element before it
    const kept = near.findIndex((candidate) => candidate.isEqualNode(node));
    const at = kept < 0 ? near.findIndex((candidate) => markOf(candidate) === mark) : kept;
    if (at < 0) {
      old.insertBefore(node, was[0] ?? next);
      continue;
    }
    for (const gone of was.splice(0, at)) gone.remove();
    const same = /** @type {ChildNode} */ (was.shift());
    if (same instanceof Element) morph(same, /** @type {Element} */ (node));
    else if (same.nodeValue !== node.nodeValue) same.nodeValue = node.nodeValue;
  }
  for (const gone of was) gone.remove();
}

/** Make a part of the page like what the server sent. */
export function renew(/** @type {Element} */ place, /** @type {string} */ html) {
  const fresh = /** @type {Element} */ (place.cloneNode(false));
  fresh.innerHTML = html;
  morph(place, fresh);
}

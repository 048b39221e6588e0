// A move that is put together (a bid): a choice and steppers. The move itself is in the list of options,
// where it is pressed.

/** What was put together so far; another question begins anew. */
let made = { mark: "", value: "", amounts: /** @type {Record<string, number>} */ ({}) };

function box() {
  const found = document.querySelector(".stepped");
  return found instanceof HTMLElement ? found : null;
}

/** @param {HTMLElement} form @returns {HTMLElement[]} */
function steppers(form) {
  return [...form.querySelectorAll(".stepper")].filter((stepper) => stepper instanceof HTMLElement);
}

/**
 * The option of the list that was put together.
 * @param {HTMLElement} form
 */
function option(form) {
  const { kind = "", field = "" } = form.dataset;
  const fields = steppers(form).map(({ dataset }) => dataset.field ?? "");
  const amounts = fields.map((name) => `${name}=${made.amounts[name]}`);
  const notation = [kind, `${field}=${made.value}`, ...amounts].join(" ");
  const found = made.value && document.querySelector(`.option[value="${CSS.escape(notation)}"]`);
  return found instanceof HTMLButtonElement ? found : null;
}

/** @param {HTMLElement} form */
function update(form) {
  for (const pick of form.querySelectorAll(".pick")) {
    const chosen = pick.getAttribute("data-value") === made.value;
    pick.setAttribute("aria-pressed", String(chosen));
    if (chosen) write(form, "[data-won]", `+${pick.getAttribute("data-points")}`);
  }
  for (const list of form.querySelectorAll(".brings"))
    list.toggleAttribute("hidden", list.getAttribute("data-of") !== made.value);
  for (const stepper of steppers(form)) {
    const { field = "", most = "0", kept } = stepper.dataset;
    const now = made.amounts[field] ?? 0;
    write(stepper, "output", `${now}`);
    write(form, `[data-left="${field}"]`, kept === undefined ? "0" : `${Number(most) - now}`);
    for (const button of stepper.querySelectorAll("button"))
      button.disabled = button.dataset.by === "1" ? now >= Number(most) : now <= 0;
  }
  const found = option(form);
  write(form, "[data-total]", found?.querySelector(".label")?.textContent ?? "");
  for (const button of document.querySelectorAll("button"))
    if (button.matches("[data-seal]")) button.disabled = !found;
}

/** @param {Element} within @param {string} selector @param {string} text */
function write(within, selector, text) {
  const place = within.querySelector(selector);
  if (place && place.textContent !== text) place.textContent = text;
}

/** It is of no use without script: it comes hidden. */
export function prepareStepped() {
  const form = box();
  if (!form) return;
  const { mark = "" } = form.dataset;
  if (made.mark !== mark) {
    const starts = steppers(form).map(({ dataset }) => [dataset.field, Number(dataset.start)]);
    made = { mark, value: "", amounts: Object.fromEntries(starts) };
  }
  for (const part of document.querySelectorAll(".stepped, .sealbar")) part.removeAttribute("hidden");
  update(form);
}

document.addEventListener("click", (event) => {
  const form = box();
  if (!form || !(event.target instanceof Element)) return;
  const button = event.target.closest("button");
  if (button?.matches("[data-seal]")) return option(form)?.click();
  if (!button || !form.contains(button)) return;
  const { field } = stepperOf(button);
  if (field) made.amounts[field] = (made.amounts[field] ?? 0) + Number(button.dataset.by);
  else {
    made.value = button.dataset.value ?? "";
    document.dispatchEvent(new CustomEvent("choose", { detail: button.dataset.touches }));
  }
  update(form);
  form.querySelector(".brings:not([hidden])")?.scrollIntoView({ block: "nearest" });
});

/** @param {Element} button @returns {DOMStringMap} */
function stepperOf(button) {
  const stepper = button.closest(".stepper");
  return stepper instanceof HTMLElement ? stepper.dataset : {};
}

// A place was chosen on the board.
document.addEventListener("chosen", (event) => {
  const form = box();
  if (!form || !(event instanceof CustomEvent)) return;
  const picks = [...form.querySelectorAll(".pick")];
  const pick = picks.find((one) => event.detail.includes(one.getAttribute("data-touches")));
  if (pick) made.value = pick.getAttribute("data-value") ?? "";
  update(form);
});

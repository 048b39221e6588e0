// "From now on without asking, up to N": the stepper beside the box that saves it.

/**
 * Show one of the answers; the box saves it, or, if it is saved, takes it back.
 * @param {Element} form
 * @param {number} by how many steps farther than the one in sight
 */
function step(form, by) {
  const steps = [...form.querySelectorAll("[data-policy]")];
  const now = steps.findIndex((one) => !one.hasAttribute("hidden")) + by;
  steps.forEach((one, at) => one.toggleAttribute("hidden", at !== now));
  for (const button of form.querySelectorAll("button")) {
    if (button.matches(".tool")) button.disabled = !steps[now + Number(button.dataset.by)];
    else {
      const policy = steps[now]?.getAttribute("data-policy") ?? "";
      const saved = policy === button.dataset.saved;
      button.value = saved ? "" : policy;
      button.setAttribute("aria-pressed", String(saved));
    }
  }
  const number = form.querySelector("output");
  if (number) number.textContent = steps[now]?.getAttribute("data-number") ?? "";
}

/** Without script there is no stepper: it comes hidden. */
export function prepareStanding() {
  const form = document.querySelector(".from-now-on.stepper");
  if (!form) return;
  for (const part of form.querySelectorAll(".tool, output")) part.removeAttribute("hidden");
  step(form, 0);
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest(".from-now-on .tool") : null;
  const form = button?.closest("form");
  if (form) step(form, Number(button?.getAttribute("data-by")));
});

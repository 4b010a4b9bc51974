/** Moves focus and page to the first field that is marked wrong, in reading order. React Aria marks fields with `data-invalid`. */
export function focusFirstInvalid(form: HTMLElement): void {
  const marked = form.querySelectorAll<HTMLElement>("[aria-invalid='true'], [data-invalid]");
  for (const element of marked) {
    const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
    if (target === null) continue;
    target.focus({ preventScroll: true });
    // In the middle: at the end of the page it would lie below what stands there, such as a button that stays and a toast.
    target.scrollIntoView({ block: "center" });
    return;
  }
}

const FOCUSABLE =
  "input:not([type='hidden']):not([tabindex='-1']), textarea, button:not([tabindex='-1']), [tabindex='0']";

/**
 * Moves the focus and the scroll position to the first invalid field, in reading order. React Aria marks fields with
 * `data-invalid`.
 */
export function focusFirstInvalid(form: HTMLElement): void {
  const marked = form.querySelectorAll<HTMLElement>("[aria-invalid='true'], [data-invalid]");
  for (const element of marked) {
    const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
    if (target === null) continue;
    target.focus({ preventScroll: true });
    // Centred: at the bottom edge a sticky button or a toast could cover the field.
    target.scrollIntoView({ block: "center" });
    return;
  }
}

const FOCUSABLE =
  "input:not([type='hidden']):not([tabindex='-1']), textarea, button:not([tabindex='-1']), [tabindex='0']";

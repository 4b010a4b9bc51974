import { useEffect, useRef, useState } from "react";
import type { ButtonProps } from "react-aria-components/Button";

/** Hover time before the name appears. */
const DELAY_MS = 700;

type Watched = Pick<ButtonProps, "onHoverStart" | "onHoverEnd" | "onFocus" | "onBlur" | "onPressStart">;

/**
 * Shows the name of an icon on hover and on keyboard focus. A press, Escape or leaving the button hides it.
 *
 * @param given - handlers of the host for the same events
 * @returns the button while its name is shown, and the handlers for the button
 */
export function useNameTip(given: Watched): { readonly at: Element | null; readonly watched: Watched } {
  const [at, setAt] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (at === null) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && setAt(null);
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, [at]);

  function tell(button: Element): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAt(button), DELAY_MS);
  }
  function end(): void {
    clearTimeout(timer.current);
    setAt(null);
  }
  return {
    at,
    watched: {
      onHoverStart(event) {
        given.onHoverStart?.(event);
        tell(event.target);
      },
      onHoverEnd(event) {
        given.onHoverEnd?.(event);
        end();
      },
      onFocus(event) {
        given.onFocus?.(event);
        if (event.target.matches(":focus-visible")) tell(event.target);
      },
      onBlur(event) {
        given.onBlur?.(event);
        end();
      },
      onPressStart(event) {
        given.onPressStart?.(event);
        end();
      },
    },
  };
}

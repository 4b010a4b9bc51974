import { useEffect, useRef, useState } from "react";
import type { ButtonProps } from "react-aria-components/Button";

/** How long someone looks at an icon before its name is told. */
const DELAY_MS = 700;

type Watched = Pick<ButtonProps, "onHoverStart" | "onHoverEnd" | "onFocus" | "onBlur" | "onPressStart">;

/**
 * When the name of an icon is told for the eye: under a pointer that rests on it, and under the focus of keys. A press,
 * Escape and going away take it back.
 *
 * @param given - what the host of the button does on the same events
 * @returns the button that the name belongs to while it is told, and what the button must tell
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

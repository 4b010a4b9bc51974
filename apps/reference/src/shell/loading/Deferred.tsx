import { useDeferredValue, type ReactNode } from "react";

/**
 * Renders its children after the surrounding content is on the screen, without blocking keys and presses. A large
 * dialog opens immediately and its lower parts follow. Nested uses render one after the other.
 */
export function Deferred({ children }: { readonly children: ReactNode }) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : null;
}

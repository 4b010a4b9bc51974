import { useDeferredValue, type ReactNode } from "react";

/**
 * Draws its children after what stands around it is on the screen, and gives way to keys and presses in the meantime. So a large
 * dialog opens at once; its lower parts follow. Within each other, one follows the other.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : null;
}

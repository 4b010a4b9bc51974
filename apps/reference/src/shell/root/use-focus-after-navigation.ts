import { useEffect, useRef } from "react";

/**
 * Moves the focus to the main part of the new page after a navigation, so that keyboard and screen reader users start
 * there.
 */
export function useFocusAfterNavigation(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // The next page may still be loading; its `main` exists one frame after its code.
    const frame = requestAnimationFrame(() => {
      const main = document.querySelector<HTMLElement>("main");
      if (main !== null && !isTypingIn(main)) main.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}

/** True if the user was faster than that frame and already types in a field, which then keeps the focus. */
function isTypingIn(main: HTMLElement): boolean {
  const focused = document.activeElement;
  return main.contains(focused) && focused instanceof HTMLElement && focused.matches("input, textarea");
}

import { useEffect, useRef } from "react";

/** Moves the focus to the new page's main part after a navigation, so that a keyboard or a screen reader starts there. */
export function useFocusAfterNavigation(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // The next page may still be loading; its `main` is there one frame after its code.
    const frame = requestAnimationFrame(() => {
      const main = document.querySelector<HTMLElement>("main");
      if (main !== null && !isTypingIn(main)) main.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}

/** Whoever was quicker than that frame, and types, keeps the field. */
function isTypingIn(main: HTMLElement): boolean {
  const focused = document.activeElement;
  return main.contains(focused) && focused instanceof HTMLElement && focused.matches("input, textarea");
}

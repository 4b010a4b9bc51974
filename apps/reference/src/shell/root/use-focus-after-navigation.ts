import { useEffect, useRef } from "react";

/** Moves the focus to the new page's main part after a navigation, so that a keyboard or a screen reader starts there. */
export function useFocusAfterNavigation(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // The next page may still be loading; its `main` is there one frame after its code.
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}

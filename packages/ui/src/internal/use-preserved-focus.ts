import { useCallback, useRef, type RefCallback } from "react";

/**
 * Keeps the focus when one element replaces another, such as a button that is rendered with and without a reason around
 * it.
 *
 * @returns the `ref` of the element currently rendered
 */
export function usePreservedFocus<T extends HTMLElement>(): RefCallback<T> {
  const hadFocus = useRef(false);
  return useCallback((element: T) => {
    if (hadFocus.current) element.focus({ preventScroll: true });
    return () => {
      const root = element.getRootNode();
      hadFocus.current = (root instanceof ShadowRoot ? root : document).activeElement === element;
    };
  }, []);
}

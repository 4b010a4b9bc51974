import { useCallback, useRef, type RefCallback } from "react";

/**
 * For an element that another one takes the place of, such as a button that stands in a frame with its reason and then
 * without: the new one has the focus where the old one had it.
 *
 * @returns the `ref` of whichever is drawn
 */
export function useKeptFocus<T extends HTMLElement>(): RefCallback<T> {
  const hadFocus = useRef(false);
  return useCallback((element: T) => {
    if (hadFocus.current) element.focus({ preventScroll: true });
    return () => {
      const root = element.getRootNode();
      hadFocus.current = (root instanceof ShadowRoot ? root : document).activeElement === element;
    };
  }, []);
}

/** The element that fills the screen; inside of a custom element its root knows it, and the document the element alone. */
export function fullscreenIn(root: Node): Element | null {
  return root instanceof ShadowRoot ? root.fullscreenElement : document.fullscreenElement;
}

/** @returns ends it */
export function onFullscreenChange(tell: () => void): () => void {
  document.addEventListener("fullscreenchange", tell);
  return () => document.removeEventListener("fullscreenchange", tell);
}

/**
 * Where something must hang to be seen: while an element fills the screen, nothing outside of it is drawn.
 *
 * @param usual - where it hangs else
 */
export function seenContainer(usual: HTMLElement): HTMLElement {
  const shown = fullscreenIn(usual.getRootNode());
  return shown instanceof HTMLElement && shown.shadowRoot === null && !shown.contains(usual) ? shown : usual;
}

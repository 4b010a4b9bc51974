/**
 * Returns the full-screen element. Inside a custom element only its shadow root knows it; the document knows only the
 * custom element.
 */
export function fullscreenIn(root: Node): Element | null {
  return root instanceof ShadowRoot ? root.fullscreenElement : document.fullscreenElement;
}

/** @returns a function that stops listening */
export function onFullscreenChange(tell: () => void): () => void {
  document.addEventListener("fullscreenchange", tell);
  return () => document.removeEventListener("fullscreenchange", tell);
}

/**
 * Container for overlays: in full screen nothing outside the full-screen element is shown.
 *
 * @param usual - container outside full screen
 */
export function seenContainer(usual: HTMLElement): HTMLElement {
  const shown = fullscreenIn(usual.getRootNode());
  return shown instanceof HTMLElement && shown.shadowRoot === null && !shown.contains(usual) ? shown : usual;
}

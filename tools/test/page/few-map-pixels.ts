/**
 * Draws maps with a sixteenth of their pixels. Runs in the page, before a map is made.
 *
 * The processor draws maps here, each pixel of each frame: more than a third of the work of a test with a map. No one looks
 * at their pixels. They take their density from the window. Sizes on the page, places on the map and what a press meets do
 * not depend on it.
 */
export function drawFewMapPixels(): void {
  Object.defineProperty(globalThis, "devicePixelRatio", { value: 0.25, configurable: true });
}

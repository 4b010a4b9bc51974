/**
 * Draws maps with a sixteenth of their pixels. Runs in the page, before a map is created.
 *
 * In tests the processor draws each pixel of each frame of a map: more than a third of the work of a test with a map.
 * The tests do not check these pixels. Maps take their pixel density from the window. Sizes on the page, positions on
 * the map and hit tests do not depend on it.
 */
export function drawFewMapPixels(): void {
  Object.defineProperty(globalThis, "devicePixelRatio", { value: 0.25, configurable: true });
}

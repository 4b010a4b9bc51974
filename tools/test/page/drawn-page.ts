/**
 * Draws the page of the tests, or lays it out without drawing its pixels, which take a fifth of the work of a test.
 * Positions, hit tests, focus, styles and axe do not depend on the pixels: only a test that takes a screenshot needs
 * them. Vitest runs the tests in a frame, so that this changes no style of the tested page.
 */
export function drawPage(isDrawn: boolean): void {
  const { frameElement } = globalThis;
  if (frameElement === null) throw new Error("The page of the tests is not in a frame.");
  frameElement.setAttribute("style", isDrawn ? "" : "opacity: 0");
}

drawPage(false);

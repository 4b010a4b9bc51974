import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Files share a page: what one drew is gone before the next looks.
afterEach(() => {
  cleanup();
});

// Maps are drawn by the processor here, each pixel of each frame: more than a third of the work of a test with a map. Nobody
// looks at their pixels. They take their density from the window, so a sixteenth of the pixels is drawn. Sizes on the page,
// places on the map and what a press meets do not depend on it.
Object.defineProperty(window, "devicePixelRatio", { value: 0.25, configurable: true });

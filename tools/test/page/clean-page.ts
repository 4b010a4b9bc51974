import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { drawFewMapPixels } from "./few-map-pixels.ts";

// Files share a page: what one drew is gone before the next looks.
afterEach(() => {
  cleanup();
});

drawFewMapPixels();

import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { drawFewMapPixels } from "./few-map-pixels.ts";

/** Attributes of the document by which a test or the app sets theme, density and area. */
const APPEARANCE = ["data-placard-theme", "data-placard-density", "data-placard-area"] as const;

// Test files share a page: each test's content and appearance are removed before the next test.
afterEach(() => {
  cleanup();
  for (const name of APPEARANCE) document.documentElement.removeAttribute(name);
});

drawFewMapPixels();

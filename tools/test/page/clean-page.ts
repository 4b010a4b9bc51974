import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { drawFewMapPixels } from "./few-map-pixels.ts";

// Test files share a page: each test's content is removed before the next test.
afterEach(() => {
  cleanup();
});

drawFewMapPixels();

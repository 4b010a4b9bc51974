import { expect, it } from "vitest";
import { hydrantState } from "./hydrant-state.ts";

it.each([
  ["In Service", "in-service"],
  [" active ", "in-service"],
  ["OUT OF SERVICE", "out-of-service"],
  // Texts that only contain a known one do not match.
  ["not in service", "unknown"],
  ["in service since 2019?", "unknown"],
  ["", "unknown"],
  [null, "unknown"],
])("reads %o as %s", (status, state) => {
  expect(hydrantState(status)).toBe(state);
});

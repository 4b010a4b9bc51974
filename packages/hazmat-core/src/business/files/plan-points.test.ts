import { expect, it } from "vitest";
import { onPlan } from "./plan-points.ts";

it.each([
  [
    { x: -0.5, y: 0.5 },
    { x: 0, y: 0.5 },
  ],
  [
    { x: 1.5, y: 2 },
    { x: 1, y: 1 },
  ],
  [
    { x: 0.123456, y: 0.99996 },
    { x: 0.1235, y: 1 },
  ],
])("limits %j to the page", (asked, kept) => {
  expect(onPlan(asked)).toEqual(kept);
});

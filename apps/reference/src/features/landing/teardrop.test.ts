import { expect, it } from "vitest";
import { teardrop } from "./teardrop.ts";

it("starts at the source and reaches the tip", () => {
  const path = teardrop(372, 34);
  expect(path.startsWith("M0 0")).toBe(true);
  expect(path).toContain("372 0");
  expect(path).not.toMatch(/NaN|--/);
});

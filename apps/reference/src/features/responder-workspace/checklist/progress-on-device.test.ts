import { expect, it } from "vitest";
import { isSameProgress, mergeProgress } from "./progress-on-device.ts";

it("keeps what either side has checked", () => {
  const merged = mergeProgress({ "decon-officer": ["a", "b"] }, { "decon-officer": ["b", "c"], "entry-team": ["d"] });
  expect(merged).toEqual({ "decon-officer": ["a", "b", "c"], "entry-team": ["d"] });
});

it.each([
  [{ guide: ["a", "b"] }, { guide: ["b", "a"] }, true],
  [{ guide: ["a"] }, { guide: ["a"], other: [] }, true],
  [{ guide: ["a"] }, { guide: ["b"] }, false],
  [{ guide: ["a"] }, {}, false],
])("compares by what is checked: %o and %o", (one, other, same) => {
  expect(isSameProgress(one, other)).toBe(same);
});

import { describe, expect, it } from "vitest";
import { gettingStarted } from "./getting-started.ts";

describe("gettingStarted", () => {
  it.each([
    // registered, number of locations and chemicals → progress, current step
    [false, 0, 0, 0, "registration"],
    [false, 2, 5, 0, "registration"],
    [true, 0, 0, 50, "location"],
    [true, 0, 3, 50, "location"],
    [true, 1, 0, 75, "chemical"],
    [true, 1, 1, 100, undefined],
  ])(
    "returns the progress for registered %j, %d locations, %d chemicals: %d %%",
    (registrationComplete, locations, chemicals, progress, current) => {
      const guide = gettingStarted({ registrationComplete, locations, chemicals });
      expect(guide.progress).toBe(progress);
      expect(guide.steps.find((step) => step.current)?.id).toBe(current);
      expect(guide.complete).toBe(current === undefined);
    },
  );

  it("returns the four steps with their links", () => {
    const { steps } = gettingStarted({ registrationComplete: false, locations: 0, chemicals: 0 });
    expect(steps.map(({ id, link }) => [id, link])).toEqual([
      ["registration", null],
      ["contacts", "/dashboard/profile"],
      ["location", "/dashboard/locations/add"],
      ["chemical", "/dashboard/chemicals/add"],
    ]);
  });

  it("marks later steps that are already complete", () => {
    const { steps } = gettingStarted({ registrationComplete: false, locations: 1, chemicals: 0 });
    expect(steps.map(({ done }) => done)).toEqual([false, false, true, false]);
  });
});

import { expect, it } from "vitest";
import { viewOfPlan } from "./use-plan-texts.ts";

it("returns a view centred on a plan, zoomed to fill the space between panels", () => {
  // A square of 0.001° on the equator: its diagonal is 157.3 m. 280 px of it at 512 px a tile: zoom 17.1.
  const corners = [
    [0, 0.001],
    [0.001, 0.001],
    [0.001, 0],
    [0, 0],
  ] as const;
  const view = viewOfPlan({ page: 1, corners });
  expect(view.center).toEqual([0.0005, 0.0005]);
  expect(view.zoom).toBeCloseTo(Math.log2((78_271.5 * 280) / 157.254), 2);
});

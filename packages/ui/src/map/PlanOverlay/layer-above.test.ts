import { expect, it } from "vitest";
import { GROUND_TOP, LABEL_LAYER } from "../basemap/embedded-style.ts";
import { layerAbove, PLAN_LAYER } from "./layer-above.ts";

const ground = ["land", "placard-region Halifax street", GROUND_TOP];

it("is the first over a ground of ours, whatever comes first by then", () => {
  expect(layerAbove([...ground, LABEL_LAYER])).toBe(LABEL_LAYER);
  expect(layerAbove([...ground, "placard-zone-fill", LABEL_LAYER, "placard-hydrant-points"])).toBe("placard-zone-fill");
  expect(layerAbove([...ground, PLAN_LAYER, "placard-zone-fill"])).toBe("placard-zone-fill");
});

it("is the first of ours over streets of others, and none where nothing is drawn over them", () => {
  expect(layerAbove(["water", "road-label", "placard-route-casing", "placard-zone-fill"])).toBe("placard-route-casing");
  expect(layerAbove(["water", "road-label", PLAN_LAYER])).toBeUndefined();
});

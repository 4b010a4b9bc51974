import { expect, it } from "vitest";
import { BASEMAP_TOP_LAYER, LABEL_LAYER } from "../basemap/embedded-style.ts";
import { layerAbove, PLAN_LAYER } from "./layer-above.ts";

const ground = ["land", "placard-region Halifax street", BASEMAP_TOP_LAYER];

it("returns the lowest overlay above the embedded basemap, whichever it is", () => {
  expect(layerAbove([...ground, LABEL_LAYER])).toBe(LABEL_LAYER);
  expect(layerAbove([...ground, "placard-zone-fill", LABEL_LAYER, "placard-hydrant-points"])).toBe("placard-zone-fill");
  expect(layerAbove([...ground, PLAN_LAYER, "placard-zone-fill"])).toBe("placard-zone-fill");
});

it("returns the lowest overlay above another basemap, and none without overlays", () => {
  expect(layerAbove(["water", "road-label", "placard-route-casing", "placard-zone-fill"])).toBe("placard-route-casing");
  expect(layerAbove(["water", "road-label", PLAN_LAYER])).toBeUndefined();
});

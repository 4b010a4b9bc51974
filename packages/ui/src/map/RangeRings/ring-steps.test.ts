import { expect, it } from "vitest";
import { ringRadii } from "./ring-steps.ts";

it.each([
  [17, [50, 100, 150, 200]],
  [14, [500, 1000, 1500, 2000]],
  [11, [2000, 4000, 6000, 8000]],
])("spaces the rings by a round distance at zoom %d", (zoom, radii) => {
  expect(ringRadii(zoom, 44.66)).toEqual(radii);
});

it("keeps rings apart on the screen at every zoom and latitude", () => {
  for (let zoom = 3; zoom <= 19; zoom += 0.25) {
    for (const lat of [0, 44.66, -70]) {
      const [first = 0] = ringRadii(zoom, lat);
      const px = (first * 2 ** zoom) / (78_271.517 * Math.cos((lat * Math.PI) / 180));
      expect(px).toBeGreaterThanOrEqual(61.9);
      expect(px).toBeLessThan(62 * 2.6);
    }
  }
});

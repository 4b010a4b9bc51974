import { expect, it } from "vitest";
import { SAMPLE_SITE, sampleZones } from "../../testing/zones.ts";
import { drawnZones, farthest } from "./zone-features.ts";

const names = { evacuation: "Initial evacuation", allRound: (distance: string) => `${distance} all round` };

it("draws the largest first, so that the smallest lies on top", () => {
  const drawn = drawnZones(SAMPLE_SITE, sampleZones.zones, { radiusM: 150, basis: "ERG 2020" }, names);
  const areas = drawn.map(({ areaM2 }) => areaM2);
  expect(areas).toEqual([...areas].sort((a, b) => b - a));
});

it("draws nothing for a zone that is not reached", () => {
  const [first] = sampleZones.zones;
  if (first === undefined) throw new RangeError("The sample has no zone.");
  expect(drawnZones(SAMPLE_SITE, [{ ...first, reached: false }], undefined, names)).toEqual([]);
});

it("marks a zone that was cut at the edge of the model as longer than shown", () => {
  const [first] = sampleZones.zones;
  if (first === undefined) throw new RangeError("The sample has no zone.");
  const [drawn] = drawnZones(SAMPLE_SITE, [{ ...first, isCut: true, farM: 10_000 }], undefined, names);
  expect(drawn?.label).toContain(">10.0 km");
});

it("points at the corner farthest from the release", () => {
  const polygon = {
    type: "Polygon" as const,
    coordinates: [
      [
        [0, 0],
        [1, 0],
        [3, 1],
        [0, 1],
        [0, 0],
      ],
    ],
  };
  expect(farthest(polygon, [0, 0])).toEqual([3, 1]);
});

it("points across the antimeridian, where a zone is cut in two", () => {
  const east = [
    [179.99, 0],
    [180, 0],
    [180, 0.01],
    [179.99, 0],
  ];
  const west = [
    [-180, 0],
    [-179.95, 0],
    [-180, 0.01],
    [-180, 0],
  ];
  expect(farthest({ type: "MultiPolygon", coordinates: [[east], [west]] }, [179.99, 0])).toEqual([-179.95, 0]);
});

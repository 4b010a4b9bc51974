import { expect, it } from "vitest";
import { SAMPLE_SITE, sampleZones } from "../../testing/zones.ts";
import { drawnZones, farthest, swingFeatures } from "./zone-features.ts";

const names = {
  evacuation: "Initial evacuation",
  protective: "Protective action distance",
  allRound: (distance: string) => `${distance} in all directions`,
};

it("draws the largest first, so that the smallest is on top", () => {
  const drawn = drawnZones(SAMPLE_SITE, sampleZones.zones, { evacuation: { radiusM: 150, basis: "ERG 2024" } }, names);
  const areas = drawn.map(({ areaM2 }) => areaM2);
  expect(areas).toEqual([...areas].sort((a, b) => b - a));
});

it("draws nothing for a zone that is not reached", () => {
  const [first] = sampleZones.zones;
  if (first === undefined) throw new RangeError("The sample has no zone.");
  expect(drawnZones(SAMPLE_SITE, [{ ...first, reached: false }], {}, names)).toEqual([]);
});

it("marks a zone that was cut at the edge of the model as longer than shown", () => {
  const [first] = sampleZones.zones;
  if (first === undefined) throw new RangeError("The sample has no zone.");
  const [drawn] = drawnZones(SAMPLE_SITE, [{ ...first, isCut: true, farM: 10_000 }], {}, names);
  expect(drawn?.label).toContain(">10 km");
});

it("formats a limit with three digits, or with the given formatter", () => {
  const [first] = sampleZones.zones;
  if (first === undefined) throw new RangeError("The sample has no zone.");
  const zones = [{ ...first, ppm: 5.245700456558305 }];
  expect(drawnZones(SAMPLE_SITE, zones, {}, names)[0]?.detail).toBe("5.25 ppm");
  expect(drawnZones(SAMPLE_SITE, zones, {}, names, () => "25 mg/m³")[0]?.detail).toBe("25 mg/m³");
});

it("points at the vertex farthest from the release", () => {
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

it("points across the antimeridian if a zone is cut in two", () => {
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

it("draws circle and protective action distance without any zone", () => {
  const polygon = { type: "Polygon" as const, coordinates: [] };
  const protective = { distanceM: 1400, shape: "circle" as const, polygon, basis: "ERG 2024" };
  const drawn = drawnZones(SAMPLE_SITE, [], { evacuation: { radiusM: 100, basis: "ERG 2024" }, protective }, names);
  expect(drawn.map(({ id, detail }) => [id, detail])).toEqual([
    ["protect", "1.4 km in all directions"],
    ["evac", "100 m in all directions"],
  ]);
});

it("draws the swing lines cut at the antimeridian", () => {
  const cut = {
    type: "MultiLineString" as const,
    coordinates: [
      [
        [179.9, 0],
        [180, 0],
      ],
      [
        [-180, 0],
        [-179.9, 0],
      ],
    ],
  };
  expect(swingFeatures([cut]).features[0]?.geometry).toBe(cut);
  expect(swingFeatures([]).features).toEqual([]);
});

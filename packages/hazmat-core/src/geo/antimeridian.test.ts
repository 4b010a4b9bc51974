import { describe, expect, it } from "vitest";
import { areaOf, pathOf } from "./antimeridian.ts";

// [RFC7946] section 3.1.9, and its example: a square across the antimeridian becomes two, each within ±180°.

describe("areaOf", () => {
  it("keeps a ring that does not cross the antimeridian", () => {
    const ring = [
      [0, 0],
      [2, 0],
      [1, 1],
      [0, 0],
    ];
    expect(areaOf(ring)).toEqual({ type: "Polygon", coordinates: [ring] });
  });

  it.each([
    ["east", 0],
    ["west", -360],
  ])("splits a square that continues past the antimeridian to the %s", (_side, turn) => {
    const square = [
      [179 + turn, 0],
      [182 + turn, 0],
      [182 + turn, 1],
      [179 + turn, 1],
      [179 + turn, 0],
    ];
    const area = areaOf(square);
    const rings = area.type === "MultiPolygon" ? area.coordinates.flat() : [];
    const corners = rings.map((ring) =>
      ring
        .slice(1)
        .map((corner) => corner.join(" "))
        .toSorted(),
    );
    expect(corners).toEqual([
      ["179 0", "179 1", "180 0", "180 1"],
      ["-178 0", "-178 1", "-180 0", "-180 1"],
    ]);
    for (const ring of rings) expect(ring.at(-1)).toEqual(ring[0]);
  });

  it("creates no part for a corner beyond the antimeridian because of rounding", () => {
    const ring = [
      [179.9997, -48.5336],
      [180.0000001, -48.5335],
      [179.9998, -48.5334],
      [179.9997, -48.5336],
    ];
    const area = areaOf(ring);
    expect(area.type).toBe("Polygon");
    expect(area.coordinates.flat(2).every((lon) => typeof lon !== "number" || Math.abs(lon) <= 180)).toBe(true);
  });

  it("keeps the orientation and area of the ring", () => {
    const triangle = [
      [179.5, -1],
      [181, 0],
      [179.5, 1],
      [179.5, -1],
    ];
    const area = areaOf(triangle);
    const areas = (area.type === "MultiPolygon" ? area.coordinates.flat() : []).map((ring) =>
      ring
        .slice(1)
        .reduce((sum, [x = 0, y = 0], i) => sum + ((ring[i]?.[0] ?? 0) * y - x * (ring[i]?.[1] ?? 0)) / 2, 0),
    );
    // The whole is 1.5 · 2 / 2 = 1.5; beyond 180° is a triangle 1 long and 4/3 high, 2/3.
    expect(areas.map((one) => Number(one.toFixed(6)))).toEqual([0.833333, 0.666667]);
  });
});

describe("pathOf", () => {
  it("splits a line at the antimeridian", () => {
    expect(pathOf([179, 0], [181, 2])).toEqual({
      type: "MultiLineString",
      coordinates: [
        [
          [179, 0],
          [180, 1],
        ],
        [
          [-180, 1],
          [-179, 2],
        ],
      ],
    });
    expect(pathOf([-179, 0], [-179.5, 2]).type).toBe("LineString");
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isolationCircle } from "../../geo/isolation-circle.ts";
import { destination } from "../../geo/destination.ts";
import { isInside, placesInside, sitesInside } from "./sites-inside.ts";

const at = ([lon, lat]: readonly [number, number]) => ({ lon, lat });

describe("isInside", () => {
  it("agrees with the geodesic for circles anywhere, including the antimeridian", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: -80, max: 80, noNaN: true }),
        fc.double({ min: 30, max: 11_000, noNaN: true }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.double({ min: 0, max: 2, noNaN: true }).filter((share) => Math.abs(share - 1) > 0.01),
        (lon, lat, radiusM, bearing, share) => {
          const circle = isolationCircle({ lon, lat }, radiusM);
          const place = at(destination({ lon, lat }, bearing, radiusM * share));
          expect(isInside(place, circle)).toBe(share < 1);
        },
      ),
    );
  });

  it("counts the corners and sides of an outline as inside", () => {
    const square = {
      type: "Polygon" as const,
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
          [0, 0],
        ],
      ],
    };
    for (const lonLat of [
      [0, 0],
      [1, 1],
      [0.5, 0],
      [1, 0.3],
    ] as const)
      expect(isInside(at(lonLat), square)).toBe(true);
    for (const lonLat of [
      [-0.001, 0],
      [2, 0],
      [2, 1],
      [-1, 1],
    ] as const)
      expect(isInside(at(lonLat), square)).toBe(false);
  });

  it("counts a position in a hole as outside", () => {
    const outer = [
      [0, 0],
      [3, 0],
      [3, 3],
      [0, 3],
      [0, 0],
    ];
    const hole = [
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 2],
      [1, 1],
    ];
    const ring = { type: "Polygon" as const, coordinates: [outer, hole] };
    expect(isInside({ lon: 1.5, lat: 1.5 }, ring)).toBe(false);
    expect(isInside({ lon: 0.5, lat: 1.5 }, ring)).toBe(true);
  });

  it("contains a position on the antimeridian, written as 180 or -180", () => {
    const circle = isolationCircle({ lon: 179.9999, lat: -16.8 }, 1000);
    expect(circle.type).toBe("MultiPolygon");
    for (const lon of [180, -180]) expect(isInside({ lon, lat: -16.8 }, circle)).toBe(true);
    expect(isInside({ lon: -179.995, lat: -16.8 }, circle)).toBe(true);
    expect(isInside({ lon: 179.98, lat: -16.8 }, circle)).toBe(false);
  });
});

it("counts positions in every layer, and none in a layer that is not drawn", () => {
  const center = { lon: -63.57, lat: 44.65 };
  const circle = { radiusM: 100, polygon: isolationCircle(center, 100), sources: [] };
  const near = at(destination(center, 0, 33));
  const far = at(destination(center, 0, 1100));
  expect(sitesInside({ plume: null, circle, protective: null }, [near, far])).toEqual({ evac: 1, protect: 0 });
});

it("returns the positions of the given layers only", () => {
  const center = { lon: -63.57, lat: 44.65 };
  const circle = { radiusM: 100, polygon: isolationCircle(center, 100), sources: [] };
  const near = { ...at(destination(center, 0, 33)), name: "Cold store" };
  const far = { ...at(destination(center, 0, 1100)), name: "Far shed" };
  const answer = { plume: null, circle, protective: null };
  expect(placesInside(answer, [far, near])).toEqual([near]);
  expect(placesInside(answer, [far, near], ["evac"])).toEqual([near]);
  expect(placesInside(answer, [far, near], ["protect"])).toEqual([]);
});

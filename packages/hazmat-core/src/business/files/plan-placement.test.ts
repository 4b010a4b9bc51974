import { describe, expect, it } from "vitest";
import { straightLine } from "../../geo/straight-line.ts";
import { movedPlan, placePlan, type PlanPair, type PlanTie } from "./plan-placement.ts";

const pair = (x: number, y: number, longitude: number, latitude: number): PlanPair => ({ x, y, longitude, latitude });

function placed(tie: PlanTie) {
  const plan = placePlan(tie);
  if (!plan.ok) throw new Error(plan.error.message);
  return plan.value;
}
const codeOf = (...args: Parameters<typeof placePlan>) => {
  const plan = placePlan(...args);
  return plan.ok ? "placed" : plan.error.code;
};
const near = ([lon, lat]: readonly [number, number], digits = 7) => [
  expect.closeTo(lon, digits),
  expect.closeTo(lat, digits),
];

// On a sphere of radius 6 371 008.8 m, one degree of latitude is 2πR/360 = 111 195.08 m; one degree of longitude is
// that times cos(latitude).
describe("placePlan with two points", () => {
  it("places both points at their positions: bottom edge along the equator, 0.001° long", () => {
    const plan = placed({ aspect: 1, pairs: [pair(0, 1, 0, 0), pair(1, 1, 0.001, 0)] });
    expect(plan.corners).toEqual([near([0, 0.001]), near([0.001, 0.001]), near([0.001, 0]), near([0, 0])]);
    expect(plan.center).toEqual(near([0.0005, 0.0005]));
    expect(plan.widthM).toBeCloseTo(111.195, 2);
    expect(plan.heightM).toBeCloseTo(111.195, 2);
  });

  it("counts a degree of longitude at 60° north as half of one at the equator", () => {
    // cos 60° = 1/2: 0.001° wide is 55.6 m, so a square page is 0.0005° high.
    const plan = placed({ aspect: 1, pairs: [pair(0, 1, 10, 60), pair(1, 1, 10.001, 60)] });
    expect(plan.corners).toEqual([near([10, 60.0005]), near([10.001, 60.0005]), near([10.001, 60]), near([10, 60])]);
    expect(plan.widthM).toBeCloseTo(55.598, 1);
    expect(plan.heightM).toBeCloseTo(55.598, 1);
  });

  it("rotates a page whose right side is in the north so that its top is in the west", () => {
    // 0.001° of latitude is the width of the page. The height is half of the width, and half of the height is 0.00025°
    // of latitude, or 0.00025° / cos 44.65° (0.711414) = 0.00035141° of longitude.
    const plan = placed({ aspect: 2, pairs: [pair(0, 0.5, -63.6, 44.65), pair(1, 0.5, -63.6, 44.651)] });
    const west = -63.6 - 0.000351413;
    const east = -63.6 + 0.000351413;
    expect(plan.corners).toEqual(
      [[west, 44.65] as const, [west, 44.651] as const, [east, 44.651] as const, [east, 44.65] as const].map((corner) =>
        near(corner, 6),
      ),
    );
    expect(plan.heightM).toBeCloseTo(55.598, 1);
  });

  it("places any two points of the page at their positions", () => {
    const pairs = [pair(0.2, 0.8, -63.5984, 44.669), pair(0.7, 0.3, -63.5971, 44.66925)] as const;
    const { corners } = placed({ aspect: 1.414, pairs });
    const [topLeft, topRight, , bottomLeft] = corners;
    for (const { x, y, longitude, latitude } of pairs) {
      const lon = topLeft[0] + x * (topRight[0] - topLeft[0]) + y * (bottomLeft[0] - topLeft[0]);
      const lat = topLeft[1] + x * (topRight[1] - topLeft[1]) + y * (bottomLeft[1] - topLeft[1]);
      expect(straightLine([lon, lat], [longitude, latitude]).distance).toBeLessThan(0.1);
    }
  });

  it("continues across the antimeridian", () => {
    const plan = placed({ aspect: 1, pairs: [pair(0, 1, 179.9999, 0), pair(1, 1, -179.9999, 0)] });
    expect(plan.corners[1]).toEqual(near([180.0001, 0.0002]));
    expect(plan.widthM).toBeCloseTo(22.239, 2);
  });
});

describe("placePlan with invalid points", () => {
  const good = { aspect: 1, pairs: [pair(0, 1, 0, 0), pair(1, 1, 0.001, 0)] } as const;

  it("rejects two points closer than a twentieth of the plan's diagonal", () => {
    const at = (x: number) => ({ aspect: 1, pairs: [pair(0, 0, 0, 0), pair(x, 0, 0.001, 0)] }) as const;
    expect(codeOf(at(0))).toBe("plan_placement.points_near");
    // The diagonal of a square page is 1.41421 times its side; a twentieth of it is 0.0707.
    expect(codeOf(at(0.0706))).toBe("plan_placement.points_near");
    expect(codeOf(at(0.0708))).toBe("placed");
  });

  it("rejects two points at one position", () => {
    const pairs = [pair(0, 0, -63.6, 44.65), pair(1, 1, -63.6, 44.65)] as const;
    expect(codeOf({ aspect: 1, pairs })).toBe("plan_placement.places_near");
  });

  it("rejects a plan longer than 5 km on one side", () => {
    // 5 km are 0.044966° of longitude on the equator.
    const wide = (degrees: number) => ({ aspect: 1, pairs: [pair(0, 1, 0, 0), pair(1, 1, degrees, 0)] }) as const;
    expect(codeOf(wide(0.0449))).toBe("placed");
    expect(codeOf(wide(0.0451))).toBe("plan_placement.too_large");
  });

  it("rejects a plan more than 2 km from the pin of its site, and checks no distance without a pin", () => {
    // 2 km are 0.017986° of latitude; the centre of the plan is 0.0005° north.
    expect(codeOf(good, [0.0005, 0.0184])).toBe("placed");
    expect(codeOf(good, [0.0005, 0.0186])).toBe("plan_placement.far_from_pin");
    expect(codeOf(good, null)).toBe("placed");
  });

  it("rejects a position outside the map and an invalid aspect ratio", () => {
    expect(codeOf({ aspect: 1, pairs: [pair(0, 1, 0, 86), pair(1, 1, 0.001, 86)] })).toBe("plan_placement.off_map");
    expect(codeOf({ ...good, aspect: 0 })).toBe("plan_placement.shape");
    expect(codeOf({ ...good, aspect: Number.NaN })).toBe("plan_placement.shape");
  });
});

it("moves the plan by metres and keeps its rotation and size", () => {
  const tie = { aspect: 2, pairs: [pair(0.1, 0.2, 10, 60), pair(0.9, 0.7, 10.001, 60.0003)] } as const;
  // At 60° a metre east is 1/55 597.54 of a degree.
  const pairs = movedPlan(tie.pairs, 55.59754, -111.19508);
  expect(pairs[0]).toMatchObject({ x: 0.1, longitude: expect.closeTo(10.001, 6), latitude: expect.closeTo(59.999, 6) });
  const before = placed(tie);
  const after = placed({ ...tie, pairs });
  expect(after.widthM).toBeCloseTo(before.widthM, 1);
  expect(movedPlan([pair(0, 0, 180, 0), pair(1, 1, -180, 0)], 111.19508, 0).map(({ longitude }) => longitude)).toEqual([
    expect.closeTo(-179.999, 6),
    expect.closeTo(-179.999, 6),
  ]);
});

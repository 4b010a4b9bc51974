import { destination as turfDestination } from "@turf/destination";
import { describe, expect, it } from "vitest";
import { destination } from "./destination.ts";
import { isolationCircle } from "./isolation-circle.ts";

const dms = (degrees: number, minutes: number, seconds: number): number =>
  Math.sign(degrees) * (Math.abs(degrees) + minutes / 60 + seconds / 3600);

describe("destination", () => {
  it("returns Buninyong from Flinders Peak", () => {
    // Geocentric Datum of Australia Technical Manual, Vincenty's worked example: 306°52'05.37", 54 972.271 m.
    const [lon, lat] = destination(
      { lon: dms(144, 25, 29.5244), lat: dms(-37, 57, 3.7203) },
      dms(306, 52, 5.37),
      54_972.271,
    );
    expect(lon).toBeCloseTo(dms(143, 55, 35.3839), 6);
    expect(lat).toBeCloseTo(dms(-37, 39, 10.1561), 6);
  });

  it("returns one degree of the equator for 111 319.49 m due east", () => {
    expect(destination({ lon: 0, lat: 0 }, 90, 111_319.49)).toEqual([1, 0]);
  });

  it("continues past the antimeridian", () => {
    const [lon] = destination({ lon: 179.99, lat: 10 }, 90, 10_000);
    expect(lon).toBeGreaterThan(180);
  });

  it("returns its origin for a distance of 0", () => {
    expect(destination({ lon: -63.5752, lat: 44.6488 }, 123, 0)).toEqual([-63.5752, 44.6488]);
  });
});

describe("isolationCircle", () => {
  const circle = isolationCircle({ lon: -63.5752, lat: 44.6488 }, 800);
  const ring = circle.type === "Polygon" ? (circle.coordinates[0] ?? []) : [];

  it("closes after 128 corners", () => {
    expect(ring).toHaveLength(129);
    expect(ring.at(-1)).toEqual(ring[0]);
  });

  it("is counter-clockwise, starting in the north", () => {
    const [north, second] = ring;
    expect(north?.[1]).toBeGreaterThan(44.6488);
    expect(second?.[0]).toBeLessThan(-63.5752);
  });

  it("has at most seven decimals", () => {
    expect(ring.flat().every((degrees) => Number(degrees.toFixed(7)) === degrees)).toBe(true);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])("throws for a radius of %s", (radius) => {
    expect(() => isolationCircle({ lon: 0, lat: 0 }, radius)).toThrow("positive number of metres");
  });
});

// A circle by Turf would be up to 0.6% smaller than its displayed distance, so the core uses its own function. Check:
// the meridian's radius of curvature, a(1 − e²) ÷ (1 − e² sin² φ)^1.5 on WGS 84, divided by 6371.0088 km is 0.99441 at
// the equator, 0.99943 at 45° and 1.00419 at 80°.
describe("Turf's destination, on a sphere", () => {
  /** Distance on the ellipsoid of a position that Turf returned for 1000 m. */
  const groundM = (lat: number, bearing: number): number => {
    const [lon2 = 0, lat2 = 0] = turfDestination([0, lat], 1000, bearing, { units: "metres" }).geometry.coordinates;
    const at = (metres: number) => destination({ lon: 0, lat }, bearing, metres);
    const [lon1, lat1] = at(1000);
    return bearing === 0 ? (1000 * (lat2 - lat)) / (lat1 - lat) : (1000 * lon2) / lon1;
  };

  it.each([
    ["north at the equator", 0, 0, 994.4],
    ["north at 45°", 45, 0, 999.4],
    ["east at 45°", 45, 90, 1002.8],
    ["north at 80°", 80, 0, 1004.2],
  ])("differs from the ellipsoid: %s, latitude %d, bearing %d, %d m for 1000 m", (_name, lat, bearing, metres) => {
    expect(groundM(lat, bearing)).toBeCloseTo(metres, 1);
  });
});

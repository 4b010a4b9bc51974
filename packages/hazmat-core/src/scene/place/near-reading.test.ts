import * as fc from "fast-check";
import { forward } from "mgrs";
import { describe, expect, it } from "vitest";
import { destination } from "../../geo/destination.ts";
import { straightLine } from "../../geo/straight-line.ts";
import type { LonLat } from "../../ports/geocoder.ts";
import { NOTATIONS, type Position } from "./notations.test-data.ts";
import { coordinateFault, farCoordinates, typedCoordinates } from "./typed-coordinates.ts";

const HALIFAX: LonLat = [-63.5752, 44.6488];
/** A position of a radio call in Halifax harbour. */
const HARBOUR: LonLat = [-63.5677, 44.6652];

describe("coordinates with a position nearby", () => {
  it.each([
    ["without the minus", "44.6652 63.5677"],
    ["longitude first", "-63.5677, 44.6652"],
    ["longitude first without the minus", "63.5677, 44.6652"],
    ["the minus at the wrong figure", "-44.6652, 63.5677"],
    ["both with a minus", "-44.6652, -63.5677"],
    ["E for W", "44.6652N 63.5677E"],
    ["minutes with E for W", "44°39.912'N 63°34.062'E"],
    ["a link with longitude first", "geo:-63.5677,44.6652"],
  ])("are questioned %s, with the reading that is near", (_what, text) => {
    expect(coordinateFault(text, { near: HALIFAX })).toBe("direction");
    expect(typedCoordinates(text, { near: HALIFAX })).toBeNull();
    const { center, distanceM = 0, suggestion } = farCoordinates(text, HALIFAX) ?? {};
    expect(suggestion?.[0]).toBeCloseTo(HARBOUR[0], 9);
    expect(suggestion?.[1]).toBeCloseTo(HARBOUR[1], 9);
    expect(center).toEqual(typedCoordinates(text)?.center);
    expect(distanceM).toBeGreaterThan(1_500_000);
  });

  it("give the distance of the position as typed", () => {
    // On a sphere of 6371 km: cos⁻¹(sin² 44.6652° + cos² 44.6652° · cos 127.1354°) = 79.1° for the same latitude.
    const at = farCoordinates("44.6652 63.5677", HARBOUR);
    expect((at?.distanceM ?? 0) / 1000).toBeCloseTo(8796, -1);
  });

  it.each([
    ["here", "44.6652, -63.5677"],
    ["in the same country", "49.2827, -123.1207"],
    ["in London, whose other readings are far as well", "51.5072, -0.1276"],
    ["as a grid reference, which has no sign and no order", "42TXQ0314546716"],
    ["as a plus code", "8J6QMH89+33"],
    ["not at all", "100 Pier Road"],
  ])("are not questioned %s", (_what, text) => {
    expect(farCoordinates(text, HALIFAX)).toBeNull();
    expect(typedCoordinates(text, { near: HALIFAX })).toEqual(typedCoordinates(text));
    expect(coordinateFault(text, { near: HALIFAX })).toBe(coordinateFault(text));
  });

  it.each([undefined, null])("are not questioned if the position nearby is %s", (near) => {
    expect(typedCoordinates("44.6652 63.5677", { near })?.center).toEqual([63.5677, 44.6652]);
    expect(coordinateFault("44.6652 63.5677", { near })).toBeNull();
    expect(farCoordinates("44.6652 63.5677", near)).toBeNull();
  });

  it("keep their own fault", () => {
    expect(coordinateFault("44.65, 999", { near: HALIFAX })).toBe("longitude");
    expect(coordinateFault("44°75'N 63°W", { near: HALIFAX })).toBe("minutes");
  });

  it("are compared across the 180th meridian", () => {
    expect(farCoordinates("-17.7, -179.9", [179.9, -17.7])).toBeNull();
    expect(farCoordinates("17.7, 179.9", [-179.9, -17.7])?.suggestion[1]).toBeCloseTo(-17.7, 9);
  });
});

/** A position in tenths of degrees, where MGRS exists, and another within 200 km of it. */
const near = fc.record({ lon: fc.integer({ min: -1800, max: 1800 }), lat: fc.integer({ min: -780, max: 780 }) });
const offset = fc.record({ bearing: fc.integer({ min: 0, max: 359 }), km: fc.integer({ min: 0, max: 200 }) });
const neighbours = fc.tuple(near, offset).map(([{ lon, lat }, { bearing, km }]) => {
  const origin = { lon: lon / 10, lat: lat / 10 };
  const [x, y] = destination(origin, bearing, km * 1000);
  const at: Position = { lon: Math.round((((x + 540) % 360) - 180) * 36_000), lat: Math.round(y * 36_000) };
  return { near: [origin.lon, origin.lat] as const, at };
});

const EVERY_NOTATION: typeof NOTATIONS = {
  ...NOTATIONS,
  MGRS: ({ lon, lat }) => forward([lon / 36_000, lat / 36_000]),
  link: ({ lon, lat }) => `geo:${(lat / 36_000).toFixed(7)},${(lon / 36_000).toFixed(7)}`,
};

it.each(Object.entries(EVERY_NOTATION))("never questions %s within 200 km", (_name, write) => {
  fc.assert(
    fc.property(neighbours, ({ near: here, at }) => {
      const text = write(at);
      const typed = typedCoordinates(text);
      fc.pre(typed !== null); // at the edge of a zone or band, a grid reference can be on both sides
      expect(typedCoordinates(text, { near: here })).toEqual(typed);
      expect(coordinateFault(text, { near: here })).toBeNull();
    }),
  );
});

it("suggests the same figures, much nearer, whenever it questions a position", () => {
  const other = fc.constantFrom<(at: Position) => Position>(
    ({ lon, lat }) => ({ lon: -lon, lat }),
    ({ lon, lat }) => ({ lon, lat: -lat }),
    ({ lon, lat }) => ({ lon: -lon, lat: -lat }),
    ({ lon, lat }) => (Math.abs(lon) <= 90 * 36_000 ? { lon: lat, lat: lon } : { lon, lat }),
  );
  const write = NOTATIONS["signed decimals"] ?? (() => "");
  fc.assert(
    fc.property(neighbours, other, ({ near: here, at }, change) => {
      const text = write(change(at));
      const far = farCoordinates(text, here);
      expect(typedCoordinates(text, { near: here }) === null).toBe(far !== null);
      const away = (to: LonLat): number => straightLine(here, to).distance;
      // The position as meant is within 200 km: whatever lies far away must be questioned.
      expect(far !== null).toBe(away(typedCoordinates(text)?.center ?? here) > 1_500_000);
      if (far === null) return;
      expect(away(far.suggestion)).toBeLessThan(202_000); // a sphere differs from the ellipsoid by 0.6%
      const sizes = (place: LonLat) => place.map(Math.abs).toSorted((one, two) => one - two);
      expect(sizes(far.suggestion)).toEqual(sizes(far.center));
    }),
  );
});

import { describe, expect, it } from "vitest";
import { coordinateFault, typedCoordinates } from "./typed-coordinates.ts";

describe("typedCoordinates", () => {
  it.each([
    ["44.6488, -63.5752", [-63.5752, 44.6488]],
    ["44.6488 -63.5752", [-63.5752, 44.6488]],
    [" 44.6 -63.5 ", [-63.5, 44.6]],
    ["44.6°, -63.5°", [-63.5, 44.6]],
    ["-33.9; 18.4", [18.4, -33.9]],
    ["44°30'N 63°15'W", [-63.25, 44.5]],
    ["44° 30' 36\" N, 63° 15' 0\" W", [-63.25, 44.51]],
    ["44° 30′ 36″ N 63° 15′ W", [-63.25, 44.51]],
    ["44.5°N 63.25°W", [-63.25, 44.5]],
    ["33°54'S 18°24'E", [18.4, -33.9]],
    ["44 30 36 N, 63 15 0 W", [-63.25, 44.51]],
    ["44 30.6N 63 15W", [-63.25, 44.51]],
    ["44.51 n; 63.25 w", [-63.25, 44.51]],
    // As in public reports: heliocron, issue 56, and parse-dms, issue 5.
    ["44.6652N 63.5677W", [-63.5677, 44.6652]],
    ["51.47 N, 3.1 W", [-3.1, 51.47]],
    ["44 39 55 N, 63 34 04 W", [-63 - 34 / 60 - 4 / 3600, 44 + 39 / 60 + 55 / 3600]],
    ["44º38'55.7\"N 63º34'30.7\"W", [-63 - 34 / 60 - 30.7 / 3600, 44 + 38 / 60 + 55.7 / 3600]],
    ["44˚30’36”N 63˚15’0”W", [-63.25, 44.51]],
    ["44°30´36´´N 63°15´W", [-63.25, 44.51]],
    ["44.6652, −63.5677", [-63.5677, 44.6652]],
    ["44.6652, –63.5677", [-63.5677, 44.6652]],
    ["\u200E44.6652,\u00A0-63.5677\u200F", [-63.5677, 44.6652]],
    ["N 44.6652, W 63.5677", [-63.5677, 44.6652]],
    ["S33°54'36\" E18°24'", [18.4, -33.91]],
  ] as const)("reads %s", (text, expected) => {
    const { center: [lon, lat] = [], precision } = typedCoordinates(text) ?? {};
    expect(lon).toBeCloseTo(expected[0], 9);
    expect(lat).toBeCloseTo(expected[1], 9);
    expect(precision).toBe("point");
  });

  // Independent of the package: 0° N 3° E is the origin of zone 31, easting 500 000, northing 0 [USGS PP 1395].
  it.each([
    ["31NEA0000000000", [3, 0]],
    ["31N EA 00000 00000", [3, 0]],
    ["31nea0000000000", [3, 0]],
    ["1NEA0000000000", [-177, 0]],
    ["01NEA0000000000", [-177, 0]],
  ] as const)("reads the MGRS reference %s", (text, [lon, lat]) => {
    const read = typedCoordinates(text);
    expect(read?.precision).toBe("point");
    expect(read?.center[0]).toBeCloseTo(lon, 4); // the middle of a square of 1 m
    expect(read?.center[1]).toBeCloseTo(lat, 4);
  });

  it("takes the middle of a square, and calls a square of 1 km or more no point", () => {
    expect(typedCoordinates("31NEA500500")?.precision).toBe("point"); // 100 m
    expect(typedCoordinates("31NEA5050")?.precision).toBe("none"); // 1 km
    expect(typedCoordinates("31NEA")?.precision).toBe("none"); // 100 km
  });

  it.each([
    ["31NEA", 100_000],
    ["31NEA5050", 1000],
    ["31NEA500500", 100],
    ["31NEA50005000", 10],
    ["31NEA5000050000", 1],
  ] as const)("says how wide the square of %s is", (text, meters) => {
    expect(typedCoordinates(text)?.squareM).toBe(meters);
  });

  it.each([
    "100 Pier Road",
    "91, 10",
    "44.6, 181",
    "10, 190",
    "44.6,",
    "44°75'N 63°W",
    "44 75 N, 63 W",
    "4430N 6315W", // which digits are minutes is nobody's guess
    "12",
    "",
    "61NEA0000000000", // no zone 61
    "31NZZ0000000000", // no such square in this zone
    "31REA0000000000", // the square lies in another band
    "31NEA00000", // an odd number of digits
    "31IEA0000000000", // no band I
  ])("leaves %j to the address search", (text) => {
    expect(typedCoordinates(text)).toBeNull();
  });
});

describe("coordinateFault", () => {
  it.each([
    ["44.65, 999", "longitude"],
    ["44.65 -180.5", "longitude"],
    ["44.65N 999W", "longitude"],
    ["95, 10", "latitude"],
    ["-123.1, 49.3", "latitude"], // longitude first
    ["95°N 63°W", "latitude"],
    ["90°30'N 63°W", "latitude"],
    ["44°75'N 63°W", "minutes"],
    ["44 120 N, 63 W", "minutes"],
    ["44°30'60\"N 63°W", "minutes"],
  ] as const)("of %s is the %s", (text, fault) => {
    expect(coordinateFault(text)).toBe(fault);
    expect(typedCoordinates(text)).toBeNull();
  });

  it.each(["44.65, -63.57", "90, 180", "44°30'N 63°15'W", "20TMQ5544", "100 Pier Road", "120 45", "950 999", ""])(
    "finds none in %j",
    (text) => {
      expect(coordinateFault(text)).toBeNull();
    },
  );
});

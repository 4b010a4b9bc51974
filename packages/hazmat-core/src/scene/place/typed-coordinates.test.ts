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
    // Notations of receivers, phones and people.
    ["N44°39.6' W063°34.5'", [-63.575, 44.66]],
    ["N 44 39.6 W 063 34.5", [-63.575, 44.66]],
    ["44° 30′ 36.0″ N, 63° 15′ 0.0″ W", [-63.25, 44.51]],
    ["44-30-36.0N 063-15-00W", [-63.25, 44.51]],
    ["44-30.6 N / 063-15 W", [-63.25, 44.51]],
    ["44:30:36N 63:15:00W", [-63.25, 44.51]],
    ["44d30m36s N 63d15m0s W", [-63.25, 44.51]],
    ["44deg30'36\"N, 63deg15'W", [-63.25, 44.51]],
    ["44 degrees 30 minutes 36 seconds north, 63 degrees 15 minutes west", [-63.25, 44.51]],
    ["44o 30.6' N 63o 15' W", [-63.25, 44.51]],
    ["44*30.6'N 63*15'W", [-63.25, 44.51]],
    ["4430.6N 06315.0W", [-63.25, 44.51]], // NMEA 0183
    ["4430.600,N,06315.000,W", [-63.25, 44.51]],
    ["4430.60N/06315.00W", [-63.25, 44.51]], // APRS
    ["443036N0631500W", [-63.25, 44.51]], // ICAO
    ["+44.51-063.25/", [-63.25, 44.51]], // ISO 6709
    ["+4430.6-06315/", [-63.25, 44.51]],
    ["+443036-0631500/", [-63.25, 44.51]],
    ["63.25 W, 44.51 N", [-63.25, 44.51]],
    ["(44.51, -63.25)", [-63.25, 44.51]],
    ["Lat: 44.51 Long: -63.25", [-63.25, 44.51]],
    ["lon=-63.25&lat=44.51", [-63.25, 44.51]],
    ["Latitude 44°30'36\" N, Longitude 63°15' W", [-63.25, 44.51]],
    ["44°30.6', -63°15'", [-63.25, 44.51]],
    ["-33°54'36\" 18°24'", [18.4, -33.91]],
    ["44,51 -63,25", [-63.25, 44.51]],
    ["44,51; -63,25", [-63.25, 44.51]],
    ["44,51, -63,25", [-63.25, 44.51]],
    ["44,51,-63,25", [-63.25, 44.51]],
    ["44,51N 63,25W", [-63.25, 44.51]],
    ["44°30,6'N 63°15,0'W", [-63.25, 44.51]],
    ["44,5 63", [63, 44.5]],
    ["44.51 nord, 63.25 ouest", [-63.25, 44.51]],
    ["33.91 sur, 18.4 este", [18.4, -33.91]],
    ["４４．５１，－６３．２５", [-63.25, 44.51]],
    ["44.51\u2009\u2212\u206063.25", [-63.25, 44.51]],
    ["44 63", [63, 44]],
    ["44.51, - 63.25", [-63.25, 44.51]],
    ["44.51 , −\t63.25", [-63.25, 44.51]],
    ["- 33.9; 18.4", [18.4, -33.9]],
    ["Lat: - 33.9 Lon: - 70.1", [-70.1, -33.9]],
    ["44,51, - 63,25", [-63.25, 44.51]],
    ["44·51, -63·25", [-63.25, 44.51]],
    ["٤٤٫٥١, -٦٣٫٢٥", [-63.25, 44.51]],
    ["44d30m36sN 63d15m0sW", [-63.25, 44.51]],
    ["POINT(-63.25 44.51)", [-63.25, 44.51]],
    ["SRID=4326;POINT (-63.25 44.51)", [-63.25, 44.51]],
    ['{"lat": 44.51, "lng": -63.25}', [-63.25, 44.51]],
    ["GPS 44.51, -63.25", [-63.25, 44.51]],
    ["44.51 -63.25 (WGS84)", [-63.25, 44.51]],
    ["geo:44.51,-63.25;crs=WGS84;u=35", [-63.25, 44.51]],
    ["geo:44.51,-63.25;u=35", [-63.25, 44.51]],
    ["https://www.openstreetmap.org/#map=15/44.51/-63.25", [-63.25, 44.51]],
  ] as const)("parses %s", (text, expected) => {
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
  ] as const)("parses the MGRS reference %s", (text, [lon, lat]) => {
    const read = typedCoordinates(text);
    expect(read?.precision).toBe("point");
    expect(read?.center[0]).toBeCloseTo(lon, 4); // the centre of a square of 1 m
    expect(read?.center[1]).toBeCloseTo(lat, 4);
  });

  it("returns the centre of a square, and marks a square of 1 km or more as no point", () => {
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
  ] as const)("returns the size of the square of %s", (text, meters) => {
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
    "4430N 6315W", // ambiguous: which digits are minutes
    "12",
    "",
    "120 45th Street",
    "350 N 500 W", // streets numbered from the centre of a town
    "100 N",
    "5 E",
    "44 20 7946 0958",
    "61NEA0000000000", // zone 61 does not exist
    "31NZZ0000000000", // no such square in this zone
    "31REA0000000000", // the square is in another band
    "31NEA00000", // an odd number of digits
    "31IEA0000000000", // band I does not exist
  ])("returns null for %j, which is left to the address search", (text) => {
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
    ["[-63.57, 44.65]", "latitude"], // GeoJSON
    ["44.65N 63.57N", "direction"],
    ["44.65N, -63.57W", "direction"],
    ["44.65N, 63.57 O", "direction"], // ouest, or Ost
    ["44°39' 63°34'", "direction"],
    ["44.65 - 63.57", "direction"],
    ["Lat 63.57 W, Lon 44.65 N", "direction"],
    ["44.6652N", "incomplete"],
    ["N44°39.912'", "incomplete"],
    ["4439.9N 6334.1W", "incomplete"], // ambiguous: which digits are minutes
    ["44.6N 63.5W 7", "incomplete"],
    ["44.6652, -63.5677, 35", "incomplete"], // a third figure: which one is the height?
    ["44.6652 63.5677 12", "incomplete"],
    ["44.6652° - 63.5677°", "direction"], // a minus, or a dash
    ["POINT(200 44.51)", "longitude"],
    ["geo:44.51,-63.25;crs=nad27", "link"], // another reference system
    ["MC9C+3W Halifax", "incomplete"],
    ["///plan.clips.shovels", "incomplete"],
    ["18S 323400 4000000", "incomplete"], // band S, or the southern half
    ["https://maps.app.goo.gl/abc123", "link"],
    ["geo:0,0?q=Pier+Road", "link"],
  ] as const)("returns for %s the %s", (text, fault) => {
    expect(coordinateFault(text)).toBe(fault);
    expect(typedCoordinates(text)).toBeNull();
  });

  it.each([
    "44.65, -63.57",
    "90, 180",
    "44°30'N 63°15'W",
    "20TMQ5544",
    "100 Pier Road",
    "120 45",
    "950 999",
    "350 N 500 W",
    "100 N",
    "44.6",
    "5 E 42nd Street",
    "12 min",
    "44 20 7946 0958",
    "",
  ])("returns null for %j", (text) => {
    expect(coordinateFault(text)).toBeNull();
  });
});

import * as fc from "fast-check";
import { forward } from "mgrs";
import { expect, it } from "vitest";
import { readMgrs, readPlusCode, readUtm } from "./grid-references.ts";

// Independent of the package: 0° N 3° E is the origin of zone 31, easting 500 000, northing 0 [USGS PP 1395].
it.each([
  "31N 500000 0",
  "31N 0500000 0000000",
  "31 N 0500000mE 0000000mN",
  "UTM 31N 500000 0",
  "Zone 31 N 500000mE 0mN",
  "31n 500000.4 E, 0.2 N",
])("parses UTM %s", (text) => {
  const read = readUtm(text);
  if (read === null || read === "ambiguous") throw new Error("not read");
  expect(read.squareM).toBe(1);
  expect(read.center[0]).toBeCloseTo(3, 4);
  expect(read.center[1]).toBeCloseTo(0, 4);
});

// The CN Tower, 43°38′33.24″N 79°23′13.7″W [Wikipedia, Universal Transverse Mercator coordinate system].
it("parses the UTM position of a known building", () => {
  const read = readUtm("17T 630084 4833438");
  if (read === null || read === "ambiguous") throw new Error("not read");
  expect(read.center[0]).toBeCloseTo(-(79 + 23 / 60 + 13.7 / 3600), 4);
  expect(read.center[1]).toBeCloseTo(43 + 38 / 60 + 33.24 / 3600, 4);
});

/** The UTM position of an MGRS reference: rows repeat every 2000 km, and the latitude decides. */
function utmOf(reference: string, lat: number): string {
  const [, zone = "", band = "", column = "", row = "", digits = ""] = /^(\d+)(.)(.)(.)(\d+)$/.exec(reference) ?? [];
  const rows = "ABCDEFGHJKLMNPQRSTUV";
  const first = (rows.indexOf(row) + (Number(zone) % 2 === 0 ? 15 : 0)) % 20;
  const within = first * 100_000 + Number(digits.slice(5));
  const about = lat * 110_900 + (lat < 0 ? 10_000_000 : 0);
  const northing = within + Math.round((about - within) / 2_000_000) * 2_000_000;
  const easting = "ABCDEFGH JKLMNPQR STUVWXYZ".split(" ")[(Number(zone) - 1) % 3]?.indexOf(column) ?? -1;
  return `${zone}${band} ${easting + 1}${digits.slice(0, 5)} ${northing}`;
}

it("parses the UTM position of an MGRS reference as the same square", () => {
  const degrees = (most: number) =>
    fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((tenThousandths) => tenThousandths / 1e4);
  fc.assert(
    fc.property(degrees(179.9), degrees(79), (lon, lat) => {
      const reference = forward([lon, lat]);
      const square = readMgrs(reference);
      // At the edge of a zone or band, a square of 1 m is on both sides and is excluded. S can be the southern half.
      fc.pre(square !== null && lat !== 0 && !/^\d+S/.test(reference));
      expect(readUtm(utmOf(reference, lat))).toEqual(square);
    }),
  );
});

it.each([
  ["18S 323400 4000000", "ambiguous"],
  ["20T 453959 946092", null], // the northing is not in the band
  ["61T 453959 4946092", null],
  ["20T 953959 4946092", null], // outside the range of eastings
  ["20T 4539 4946092", null],
  ["100 Pier Road", null],
] as const)("returns null for %s", (text, expected) => {
  expect(readUtm(text)).toBe(expected);
});

it("parses southern UTM positions with their band, and with S if the band is not possible", () => {
  const [band, half] = [readUtm("56H 334873 6252266"), readUtm("56S 334873 6252266")];
  expect(band).toEqual(half);
  expect(band).toMatchObject({ squareM: 1 });
});

// Examples of the specification's own test data: github.com/google/open-location-code, test_data/decoding.csv.
it.each([
  ["7FG49Q00+", 20.375, 2.775],
  ["7FG49QCJ+2V", 20.3700625, 2.7821875],
  ["7FG49QCJ+2VX", 20.3701125, 2.782234375],
  ["8FVC2222+22", 47.0000625, 8.0000625],
  ["4VCPPQGP+Q9", -41.2730625, 174.7859375],
  ["62G20000+", 0.5, -179.5],
])("parses the plus code %s", (code, lat, lon) => {
  const { center: [x, y] = [0, 0] } = readPlusCode(code) ?? {};
  expect(y).toBeCloseTo(lat, 6);
  expect(x).toBeCloseTo(lon, 6);
});

it("returns the cell size of a plus code, and rejects short codes", () => {
  expect(readPlusCode("8FVC2222+22")?.squareM).toBe(14);
  expect(readPlusCode("7FG49Q00+")?.squareM).toBe(5600);
  expect(["QCJ+2V", "7FG49Q00+2V", "7FG49QCJ+1V", "X2G20000+"].map(readPlusCode)).toEqual([null, null, null, null]);
});

import { absolute, relative, same, type Check } from "../compare.ts";
import type * as Models from "../models.ts";
import type { ResolvedReleaseInput, StabilityClass } from "../../src/dispersion/release.ts";

// The rules of case INVARIANTS that speak of the map, on a whole release; all twelve are property tests in
// src/dispersion/invariants.prop.test.ts.

const CASE = "INVARIANTS";
/** WGS 84: semi-major axis in m, first eccentricity squared. */
const AXIS = 6_378_137;
const ECCENTRICITY_SQ = 0.00669437999014;
const RADIANS = Math.PI / 180;

function releaseFrom(windFromDeg: number, molarMass: number, stability: StabilityClass): ResolvedReleaseInput {
  return {
    substance: { name: "a gas", molarMass },
    release: { rateKgPerS: 2, heightM: 0, state: "gas" },
    weather: { windSpeedMps: 4, windFromDeg, temperatureC: 10, stability },
    site: { lon: -63.5752, lat: 44.6488 },
    thresholds: [{ id: "limit", ppm: 150 }],
  };
}

/** Tip, turn and area of drawn zones, for winds from all around, passive and heavy. */
export function zoneChecks(models: typeof Models): readonly Check[] {
  return [17, 71].flatMap((molarMass) =>
    [0, 45, 90, 180, 270, 300].flatMap((windFromDeg) => {
      const input = releaseFrom(windFromDeg, molarMass, "D");
      const answer = models.modelReleaseOf(input);
      const about = (quantity: string) => ({
        caseId: CASE,
        quantity: `${quantity}, ${molarMass} g/mol, wind from ${windFromDeg}°`,
      });
      const zone = answer.ok ? answer.value.zones[0] : undefined;
      const ring = zone?.polygon?.coordinates[0];
      if (zone === undefined || ring === undefined) return [same(about("a zone"), "drawn", "missing")];
      const local = ring.map(([lon = NaN, lat = NaN]) => localOf(input.site, lon, lat));
      const tip = local.reduce((best, point) => (Math.hypot(...point) > Math.hypot(...best) ? point : best));
      const bearing = (Math.atan2(tip[0], tip[1]) / RADIANS + 360) % 360;
      const off = Math.abs(((bearing - windFromDeg - 180 + 540) % 360) - 180);
      const area = signedArea(local);
      return [
        absolute(about("bearing of the tip off the wind"), 0, off, 0.1, "°"),
        relative(about("distance of the tip"), zone.farM, Math.hypot(...tip), 0.001),
        same(about("turn"), "counter-clockwise", area > 0 ? "counter-clockwise" : "clockwise"),
        relative(about("area"), zone.areaM2, Math.abs(area), 0.005),
        same(about("ring"), "closed", String(ring[0]) === String(ring.at(-1)) ? "closed" : "open"),
      ];
    }),
  );
}

/** East and north of the source by the radii of curvature there, m: good to some metres over 10 km. */
function localOf(site: ResolvedReleaseInput["site"], lon: number, lat: number): [east: number, north: number] {
  const middle = ((site.lat + lat) / 2) * RADIANS;
  const w = Math.sqrt(1 - ECCENTRICITY_SQ * Math.sin(middle) ** 2);
  const primeVertical = AXIS / w;
  const meridian = (AXIS * (1 - ECCENTRICITY_SQ)) / w ** 3;
  return [(lon - site.lon) * RADIANS * primeVertical * Math.cos(middle), (lat - site.lat) * RADIANS * meridian];
}

/** Above 0 for a counter-clockwise ring, m². */
function signedArea(ring: readonly (readonly [number, number])[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

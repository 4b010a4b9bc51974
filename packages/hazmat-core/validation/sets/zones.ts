import { absolute, relative, same, type Check } from "../compare.ts";
import { angleBetween, bearingOf, localRings, ringsOf, signedArea, tipOf } from "../plane.ts";
import type * as Models from "../models.ts";
import type { ResolvedReleaseInput, StabilityClass } from "../../src/dispersion/release.ts";

// The rules of case INVARIANTS for the map, on a complete release; all twelve are property tests in
// invariants.prop.test.ts.

const CASE = "INVARIANTS";
function releaseFrom(windFromDeg: number, molarMass: number, stability: StabilityClass): ResolvedReleaseInput {
  return {
    substance: { name: "a gas", molarMass },
    release: { rateKgPerS: 2, heightM: 0, state: "gas" },
    weather: { windSpeedMps: 4, windFromDeg, temperatureC: 10, stability },
    site: { lon: -63.5752, lat: 44.6488 },
    thresholds: [{ id: "limit", ppm: 150 }],
  };
}

/** Tip, orientation and area of drawn zones, for winds from all directions, passive and heavy. */
export async function zoneChecks(models: typeof Models): Promise<readonly Check[]> {
  const releases = [17, 71].flatMap((molarMass) =>
    [0, 45, 90, 180, 270, 300].map(async (windFromDeg) => {
      const input = releaseFrom(windFromDeg, molarMass, "D");
      const answer = await models.modelReleaseOf(input);
      const about = (quantity: string) => ({
        caseId: CASE,
        quantity: `${quantity}, ${molarMass} g/mol, wind from ${windFromDeg}°`,
      });
      const zone = answer.ok ? answer.value.zones[0] : undefined;
      if (zone === undefined || zone.polygon === null) return [same(about("a zone"), "drawn", "missing")];
      const [ring = []] = ringsOf(zone.polygon);
      const [local = []] = localRings(input.site, zone.polygon);
      const tip = tipOf(local);
      const off = angleBetween(bearingOf(tip), windFromDeg + 180);
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
  return (await Promise.all(releases)).flat();
}

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyRelease, anyStability, passiveRelease } from "./arbitrary-release.ts";
import { caseOf } from "./fixtures.ts";
import * as models from "./models.ts";
import { angleBetween, bearingOf, crossesItself, localRings, ringsOf, signedArea, tipOf } from "./plane.ts";
import type { ModelledRelease, ReleaseAnswer, ResolvedReleaseInput } from "../src/dispersion/release.ts";

// The twelve rules of case INVARIANTS in order, and one test that there are twelve.

const { rules } = caseOf<unknown, { rules: readonly string[] }>("INVARIANTS").outputs;
const FAST = { numRuns: 100 };
/** Heavy gas takes about 20 ms per run. */
const SLOW = { numRuns: 40 };

async function modelled(input: ResolvedReleaseInput): Promise<ModelledRelease> {
  const answer = await models.modelReleaseOf(input);
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer.value;
}
const withRate = (input: ResolvedReleaseInput, factor: number): ResolvedReleaseInput => ({
  ...input,
  release: { ...input.release, rateKgPerS: input.release.rateKgPerS * factor },
});
/** A plume without further effects, for the rules of the equations. */
const PLUME = { rateKgPerS: 1, windMps: 4, heightM: 0, stability: "D", terrain: "rural" } as const;

const tests: readonly { readonly rule: string; readonly check: () => void | Promise<void> }[] = [
  {
    rule: "zones nested",
    check: () =>
      fc.assert(
        fc.asyncProperty(passiveRelease, async (input) => {
          const zones = [...(await modelled(input)).zones].sort((a, b) => a.ppm - b.ppm);
          zones.slice(1).forEach((inner, i) => {
            const outer = zones[i];
            expect(inner.farM).toBeLessThanOrEqual((outer?.farM ?? 0) + 1e-6);
            expect(inner.maxWidthM).toBeLessThanOrEqual((outer?.maxWidthM ?? 0) * 1.001 + 1e-6);
            if (inner.reached) expect(inner.nearM).toBeGreaterThanOrEqual((outer?.nearM ?? 0) - 1e-6);
          });
        }),
        FAST,
      ),
  },
  {
    rule: "distance and area non-decreasing in rate",
    check: () =>
      fc.assert(
        fc.asyncProperty(passiveRelease, fc.double({ min: 1, max: 10, noNaN: true }), async (input, factor) => {
          const more = (await modelled(withRate(input, factor))).zones;
          (await modelled(input)).zones.forEach((zone, i) => {
            expect(more[i]?.farM).toBeGreaterThanOrEqual(zone.farM - 1e-6);
            expect(more[i]?.areaM2).toBeGreaterThanOrEqual(zone.areaM2 * 0.999);
          });
        }),
        FAST,
      ),
  },
  {
    rule: "doubling rate and threshold together",
    check: () =>
      fc.assert(
        fc.property(anyStability, fc.double({ min: 1, max: 1e4, noNaN: true }), (stability, ppm) => {
          const contour = (factor: number) => {
            const plume = { ...PLUME, stability, rateKgPerS: factor };
            const field = models.gaussianField(plume, {
              molarMass: 0.028,
              air: { temperatureK: 290, pressurePa: 1e5 },
            });
            return models.contourOf(field, models.scanCentreline(field), factor * ppm);
          };
          const [once, twice] = [contour(1), contour(2)];
          expect((twice?.farM ?? 0) / (once?.farM ?? NaN)).toBeCloseTo(1, 9);
          expect((twice?.areaM2 ?? 0) / (once?.areaM2 ?? NaN)).toBeCloseTo(1, 9);
        }),
        FAST,
      ),
  },
  {
    rule: "polygon rotated by wind direction",
    check: () =>
      fc.assert(
        fc.asyncProperty(passiveRelease, async (input) => {
          const site = { ...input.site, lat: input.site.lat / 2 };
          for (const zone of (await modelled({ ...input, site })).zones) {
            if (zone.polygon === null || zone.isCut || zone.farM < 20) continue;
            const bearing = bearingOf(tipOf(localRings(site, zone.polygon).flat()));
            expect(angleBetween(bearing, input.weather.windFromDeg + 180)).toBeLessThan(0.1);
          }
        }),
        FAST,
      ),
  },
  {
    rule: "polygon symmetric about the axis",
    check: () =>
      fc.assert(
        fc.asyncProperty(passiveRelease, fc.double({ min: 1, max: 9000, noNaN: true }), async (input, x) => {
          const profile = (await modelled(input)).crosswind(x);
          profile.forEach(([y, ppm], i) => {
            const [mirroredY, mirroredPpm] = profile[profile.length - 1 - i] ?? [NaN, NaN];
            expect(mirroredY).toBeCloseTo(-y, 9);
            expect(Math.abs(mirroredPpm - ppm)).toBeLessThanOrEqual(1e-6 * ppm);
          });
        }),
        FAST,
      ),
  },
  {
    rule: "ring closed, counter-clockwise",
    check: () =>
      fc.assert(
        fc.asyncProperty(passiveRelease, async (input) => {
          for (const { polygon } of (await modelled(input)).zones) {
            if (polygon === null) continue;
            for (const ring of ringsOf(polygon)) {
              expect(ring.length).toBeGreaterThanOrEqual(4);
              expect(ring.at(-1)).toEqual(ring[0]);
              for (const [lon = NaN, lat = NaN] of ring) {
                expect(Math.abs(lat)).toBeLessThan(86);
                expect(Math.abs(lon)).toBeLessThanOrEqual(180);
                expect([lon, lat].every((degrees) => Math.abs(degrees * 1e7 - Math.round(degrees * 1e7)) < 1e-4)).toBe(
                  true,
                );
              }
            }
            for (const local of localRings(input.site, polygon)) {
              expect(signedArea(local)).toBeGreaterThan(0);
              expect(crossesItself(local)).toBe(false);
            }
          }
        }),
        FAST,
      ),
  },
  {
    rule: "planar area of the projected polygon",
    check: () =>
      fc.assert(
        fc.asyncProperty(passiveRelease, async (input) => {
          const site = { ...input.site, lat: input.site.lat / 2 };
          for (const zone of (await modelled({ ...input, site })).zones) {
            if (zone.polygon === null || zone.maxWidthM < 20) continue;
            const area = localRings(site, zone.polygon).reduce((sum, ring) => sum + signedArea(ring), 0);
            expect(Math.abs(area / zone.areaM2 - 1)).toBeLessThan(0.005);
          }
        }),
        FAST,
      ),
  },
  {
    rule: "u<1 m/s at 10 m refused",
    check: () =>
      fc.assert(
        fc.asyncProperty(
          passiveRelease,
          fc.double({ min: 0, max: 0.999, noNaN: true }),
          async (input, windSpeedMps) => {
            const calm = await models.modelReleaseOf({ ...input, weather: { ...input.weather, windSpeedMps } });
            expect(calm.ok ? "modelled" : calm.error.code).toBe("wind_too_low");
            const lasting = (durationMin: number) => modelled({ ...input, release: { ...input.release, durationMin } });
            expect((await lasting(600)).zones).toEqual((await lasting(60)).zones);
            for (const zone of (await modelled(input)).zones) {
              expect(zone.farM).toBeLessThanOrEqual(10_000);
              expect(zone.isCut).toBe(zone.farM === 10_000);
            }
          },
        ),
        FAST,
      ),
  },
  {
    rule: "mass conservation",
    check: () =>
      fc.assert(
        fc.property(
          anyStability,
          fc.double({ min: 10, max: 10_000, noNaN: true }),
          fc.double({ min: 0, max: 100, noNaN: true }),
          (stability, x, heightM) => {
            const plume = { ...PLUME, stability, heightM };
            const widest = 10 * models.sigmaY(x, stability);
            const highest = heightM + 10 * models.sigmaZ(x, stability, "rural");
            const across = integral((y) => models.plumeConcentration(plume, { x, y, z: heightM }), -widest, widest);
            const onAxis = models.plumeConcentration(plume, { x, y: 0, z: heightM });
            const upward = integral((z) => models.plumeConcentration(plume, { x, y: 0, z }), 0, highest);
            const carried = (plume.windMps * across * upward) / onAxis; // C = Q/U · gy · gz
            expect(Math.abs(carried / plume.rateKgPerS - 1)).toBeLessThan(1e-6);
          },
        ),
        FAST,
      ),
  },
  {
    rule: "peak of finite release",
    check: () =>
      fc.assert(
        fc.property(anyStability, fc.double({ min: 50, max: 10_000, noNaN: true }), (stability, x) => {
          const share = (durationS: number): number => models.peakShare({ windMps: 3, durationS, stability }, x);
          expect(share(1e6)).toBeCloseTo(1, 9);
          expect(share(2e-3) / share(1e-3)).toBeCloseTo(2, 6);
        }),
        FAST,
      ),
  },
  {
    rule: "ppm <-> kg/m3 uses the ambient T and P",
    check: () =>
      fc.assert(
        fc.property(
          fc.double({ min: 210, max: 330, noNaN: true }),
          fc.double({ min: 5e4, max: 1.1e5, noNaN: true }),
          fc.double({ min: 1, max: 1e5, noNaN: true }),
          (temperatureK, pressurePa, ppm) => {
            const air = { temperatureK, pressurePa };
            const mass = models.kgPerM3Of(ppm, 0.017, air);
            expect(mass).toBeCloseTo((ppm * 1e-6 * pressurePa * 0.017) / (8.314462618 * temperatureK), 12);
            expect(models.ppmOf(mass, 0.017, air) / ppm).toBeCloseTo(1, 12);
          },
        ),
        FAST,
      ),
  },
  {
    rule: "no NaN/Infinity for any input",
    check: () =>
      fc.assert(
        fc.asyncProperty(anyRelease, async (input) => {
          expectWhole(await models.modelReleaseOf(input));
        }),
        SLOW,
      ),
  },
];

/** Simpson's rule with 2000 steps. */
function integral(f: (at: number) => number, from: number, to: number): number {
  const steps = 2000;
  const h = (to - from) / steps;
  let sum = f(from) + f(to);
  for (let i = 1; i < steps; i++) sum += f(from + i * h) * (i % 2 === 0 ? 2 : 4);
  return (sum * h) / 3;
}

/** Expects a refusal with a text, or finite numbers throughout. */
function expectWhole(answer: ReleaseAnswer): void {
  if (!answer.ok) {
    expect(answer.error.code).toBe("heavy_gas_not_modelled");
    expect(answer.error.message).not.toMatch(/NaN|undefined|Infinity/);
    return;
  }
  const { zones, crosswind, centreline, richardson, swingDeg } = answer.value;
  const numbers = [
    richardson,
    swingDeg,
    ...zones.flatMap((zone) => [zone.nearM, zone.farM, zone.maxWidthM, zone.areaM2]),
    ...zones.flatMap((zone) => (zone.polygon === null ? [] : ringsOf(zone.polygon).flat(2))),
    ...centreline().flat(),
    ...crosswind(500).flat(),
  ];
  expect(numbers.every((value) => Number.isFinite(value))).toBe(true);
  expect(numbers.length).toBeGreaterThan(100);
  expect(centreline().filter(([, ppm]) => ppm < 0 || ppm > 1e6)).toEqual([]);
}

describe("invariants", () => {
  it("covers every rule of the case, in its order", () => {
    expect(tests.map(({ rule }, i) => (rules[i]?.startsWith(rule) ? "same" : rule))).toEqual(rules.map(() => "same"));
  });

  it.each(tests)("$rule", { timeout: 60_000 }, async ({ check }) => {
    await expect(Promise.resolve(check())).resolves.toBeUndefined();
  });
});

import * as fc from "fast-check";
import type { ResolvedReleaseInput, StabilityClass } from "../src/dispersion/release.ts";

/** Any stability class. */
export const anyStability: fc.Arbitrary<StabilityClass> = fc.constantFrom("A", "B", "C", "D", "E", "F");

/** Evenly distributed, both ends included: `fc.double` favours values near zero. */
const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => partWay(min, max, millionths / 1_000_000));
/** A value between two limits. Rounding must not carry it past the upper one, which the model refuses. */
const partWay = (min: number, max: number, fraction: number): number => Math.min(max, min + (max - min) * fraction);
/** Every order of magnitude is equally likely. */
const overDecades = (min: number, max: number): fc.Arbitrary<number> =>
  between(Math.log(min), Math.log(max)).map((value) => Math.min(max, Math.max(min, Math.exp(value))));

const anyWeather = fc.record({
  windSpeedMps: between(1, 50),
  windFromDeg: between(0, 360),
  temperatureC: between(-60, 60),
  pressureMb: between(500, 1100),
  stability: anyStability,
});
const anySite = fc.record({
  lon: between(-180, 180),
  lat: between(-85, 85),
  roughnessM: overDecades(0.0001, 3),
});

/** A gas lighter than air, at air temperature: a passive plume at any rate. */
export const passiveRelease: fc.Arbitrary<ResolvedReleaseInput> = fc
  .record({
    molarMass: between(2, 28),
    rateKgPerS: overDecades(1e-4, 1000),
    heightM: fc.oneof(fc.constant(0), between(0, 200)),
    durationMin: overDecades(0.1, 600),
    weather: anyWeather,
    site: anySite,
    limits: fc.array(overDecades(0.01, 100_000), { minLength: 1, maxLength: 6 }),
    inversionM: fc.option(between(201, 5000), { nil: undefined }),
  })
  .map(({ molarMass, rateKgPerS, heightM, durationMin, weather, site, limits, inversionM }) => ({
    substance: { name: "a light gas", molarMass },
    release: { rateKgPerS, heightM, durationMin, state: "gas" },
    weather: { ...weather, ...(inversionM === undefined ? {} : { inversionM }) },
    site,
    thresholds: limits.map((ppm, i) => ({ id: `limit-${i}`, ppm })),
  }));

/** Anything in the documented domain: gas, liquefied gas or pool, light or heavy, hot or cold. */
export const anyRelease: fc.Arbitrary<ResolvedReleaseInput> = fc
  .record({
    substance: fc.record(
      {
        name: fc.constant("a substance"),
        molarMass: between(1, 1000),
        boilingPointC: between(-268, 400),
        vapourPressurePa: overDecades(0.001, 1e7),
        liquidDensityKgPerM3: between(50, 4000),
        heatOfVaporisationJPerMol: between(100, 100_000),
        gasHeatCapacityJPerMolK: between(20, 500),
        liquidHeatCapacityJPerMolK: between(20, 1000),
      },
      { requiredKeys: ["name", "molarMass", "boilingPointC"] },
    ),
    rateKgPerS: overDecades(1e-6, 10_000),
    heightM: between(0, 200),
    durationMin: fc.option(overDecades(1 / 60, 10_080), { nil: undefined }),
    warmth: fc.option(between(0, 1), { nil: undefined }),
    state: fc.constantFrom("gas" as const, "liquid" as const),
    weather: anyWeather,
    site: anySite,
    limits: fc.array(overDecades(1e-6, 999_999), { minLength: 1, maxLength: 3 }),
  })
  .map(({ substance, rateKgPerS, heightM, durationMin, warmth, state, weather, site, limits }) => ({
    substance: { ...substance, vapourPressureAtC: 25 },
    release: {
      rateKgPerS,
      heightM,
      state,
      ...(durationMin === undefined ? {} : { durationMin }),
      ...(warmth === undefined ? {} : { temperatureC: releaseTemperature(warmth, state, substance.boilingPointC) }),
    },
    weather,
    site,
    thresholds: [...limits.map((ppm, i) => ({ id: `limit-${i}`, ppm })), { id: "lel", ppm: 10_000 }],
  }));

/** From the minimum temperature of the state to 500 °C. */
function releaseTemperature(warmth: number, state: "gas" | "liquid", boilingPointC: number): number {
  return partWay(state === "gas" ? boilingPointC : -100, 500, warmth);
}

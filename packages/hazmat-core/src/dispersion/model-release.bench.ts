import { expect, test } from "vitest";
import { modelReleaseOf } from "./model-release-of.ts";
import type { ResolvedReleaseInput } from "./release.ts";

// Complete releases: checks, model, six zones on the map, swing lines.

const PASSIVE_MS = 2;
const HEAVY_MS = 60;

const AMMONIA: ResolvedReleaseInput = {
  substance: { name: "ammonia", molarMass: 17.031, boilingPointC: -33.3 },
  release: { rateKgPerS: 2, heightM: 0, state: "gas" },
  weather: { windSpeedMps: 5, windFromDeg: 225, temperatureC: 20, stability: "D" },
  site: { lon: -63.5752, lat: 44.6488 },
  thresholds: [
    { id: "aegl-1", ppm: 30 },
    { id: "aegl-2", ppm: 160 },
    { id: "aegl-3", ppm: 1100 },
    { id: "idlh", ppm: 300 },
    { id: "lel", ppm: 15_000 },
    { id: "other", ppm: 5000 },
  ],
};
/** Propane in light, stable wind: two averaging times, the strongest slumping. */
const PROPANE: ResolvedReleaseInput = {
  ...AMMONIA,
  substance: { name: "propane", molarMass: 44.097, boilingPointC: -42.1 },
  weather: { ...AMMONIA.weather, windSpeedMps: 1.5, stability: "F" },
};

/** Liquefied ammonia: a jet, droplets and moist air, and the jet that hits an obstacle. */
const JET: ResolvedReleaseInput = {
  ...AMMONIA,
  substance: {
    ...AMMONIA.substance,
    heatOfVaporisationJPerMol: 23_330,
    liquidHeatCapacityJPerMolK: 80,
    gasHeatCapacityJPerMolK: 36,
    liquidDensityKgPerM3: 682,
  },
  release: { ...AMMONIA.release, state: "liquid" },
  weather: { ...AMMONIA.weather, humidityPercent: 60 },
};

test("a passive release with six zones takes at most 2 ms", async ({ bench }) => {
  const { latency } = await bench("passive, six zones", () => modelReleaseOf(AMMONIA)).run();
  process.stdout.write(`passive, six zones: median ${latency.p50.toFixed(2)} ms, limit ${PASSIVE_MS} ms\n`);
  expect(latency.p50).toBeLessThanOrEqual(PASSIVE_MS);
});

test("a heavy release with six zones takes at most 60 ms", async ({ bench }) => {
  const { latency } = await bench("heavy gas, six zones", () => modelReleaseOf(PROPANE)).run();
  process.stdout.write(`heavy gas, six zones: median ${latency.p50.toFixed(1)} ms, limit ${HEAVY_MS} ms\n`);
  expect(latency.p50).toBeLessThanOrEqual(HEAVY_MS);
});

test("a jet of droplets in moist air with six zones takes at most 60 ms", async ({ bench }) => {
  const { latency } = await bench("jet, six zones", () => modelReleaseOf(JET)).run();
  process.stdout.write(`jet, six zones: median ${latency.p50.toFixed(1)} ms, limit ${HEAVY_MS} ms\n`);
  expect(latency.p50).toBeLessThanOrEqual(HEAVY_MS);
});

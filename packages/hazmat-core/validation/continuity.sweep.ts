import { afterAll, describe, expect, it } from "vitest";
import { sweepRates, type Sweep, SWEPT_SUBSTANCES, SWEPT_WEATHER, sweptRelease } from "./rate-sweep.ts";

/** From a leaking valve to a torn hose, kg/s. */
const RATES = { from: 0.003, to: 60 } as const;
/**
 * All steps of 2% take four minutes of one core; strides of 22% with a closer look find the same jumps in less than
 * one.
 */
const IS_WHOLE = process.env["PLACARD_SWEEP"] === "whole";

interface MoreOfRelease {
  readonly weather?: { readonly humidityPercent: number };
  readonly site?: { readonly groundTemperatureC: number };
}

const sweeps: Sweep[] = [];

describe.each(SWEPT_WEATHER)("in class %s at %d m/s", (stability, windSpeedMps) => {
  it.each(SWEPT_SUBSTANCES)("more $name never gives a shorter zone or a jump", { timeout: 300_000 }, async (one) => {
    const sweep = await sweepRates(await sweptRelease(one, stability, windSpeedMps), RATES.from, RATES.to, IS_WHOLE);
    sweeps.push(sweep);
    expect(sweep.broken).toEqual([]);
    expect(sweep.steps).toBeGreaterThan(50);
  });
});

describe("a short release, and one from a height", () => {
  it.each([
    ["of a minute", { durationMin: 1 }],
    ["from 10 m", { heightM: 10 }],
  ])("%s", { timeout: 300_000 }, async (_what, change) => {
    const sulphide = SWEPT_SUBSTANCES[5];
    const sweep = await sweepRates(await sweptRelease(sulphide, "B", 3, change), RATES.from, RATES.to, IS_WHOLE);
    expect(sweep.broken).toEqual([]);
    expect(sweep.steps).toBeGreaterThan(50);
  });
});

describe("a jet, moist air, and ground that warms the cloud", () => {
  const ammonia = { cas: "7664-41-7", state: "liquid" } as const;
  it.each([
    ["a jet of liquefied ammonia at night", "F", 2, {}],
    ["the same by day, in moist air", "B", 3, { weather: { humidityPercent: 80 } }],
    ["the same over warm ground", "D", 5, { site: { groundTemperatureC: 20 } }],
  ] as const)("%s", { timeout: 300_000 }, async (_what, stability, windSpeedMps, more: MoreOfRelease) => {
    const input = await sweptRelease(ammonia, stability, windSpeedMps);
    const moist = { ...input, weather: { ...input.weather, ...more.weather }, site: { ...input.site, ...more.site } };
    const sweep = await sweepRates(moist, RATES.from, RATES.to, IS_WHOLE);
    sweeps.push(sweep);
    expect(sweep.broken).toEqual([]);
    expect(sweep.steps).toBeGreaterThan(50);
  });
});

afterAll(() => {
  const steps = sweeps.reduce((sum, sweep) => sum + sweep.steps, 0);
  const worst = Math.max(...sweeps.map((sweep) => sweep.worst));
  process.stdout.write(
    `Rates by 2 %: ${steps} moves of zones looked at, the greatest a factor of ${worst.toFixed(3)}\n`,
  );
});

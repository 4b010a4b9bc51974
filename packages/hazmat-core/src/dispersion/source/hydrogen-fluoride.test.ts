import { describe, expect, it } from "vitest";
import { modelReleaseOf } from "../model-release-of.ts";
import type { StabilityClass } from "../release.ts";
import { resolveRelease } from "../resolve-release.ts";
import { hydrogenFluorideCloud, hydrogenFluorideMolarMass } from "./hydrogen-fluoride.ts";
import { vapourMolarMass } from "./vapour-pressure.ts";

const MMHG = 133.322; // Pa
const AIR = { temperatureK: 293.15, pressurePa: 101_325 };

describe("hydrogenFluorideMolarMass", () => {
  // Calculated by hand from log10(p1⁶/p6) = 43.65 − 8910/T, g/mol at 760, 380 and 190 mmHg of HF.
  it.each([
    [0, 94, 76, 49],
    [10, 81, 56, 29],
    [20, 64, 36, 21],
    [25, 55, 28, 20],
    [40, 29, 21, 20],
  ])("is at %d °C %d, %d and %d g/mol", (celsius, ...expected) => {
    const found = [760, 380, 190].map((mmHg) => 1000 * hydrogenFluorideMolarMass(mmHg * MMHG, celsius + 273.15));
    found.forEach((molarMass, i) => {
      expect(Math.abs(molarMass - (expected[i] ?? Number.NaN))).toBeLessThan(0.6);
    });
  });

  it("makes the vapour 1.84 times as heavy as air at 25.5 °C", () => {
    expect((1000 * hydrogenFluorideMolarMass(101_325, 298.65)) / 28.96).toBeCloseTo(1.84, 1);
  });
});

describe("hydrogenFluorideCloud", () => {
  const cloud = hydrogenFluorideCloud({ temperatureK: 293.15, vapourShare: 1 }, AIR);
  /** By volume fraction, with all HF counted as HF. */
  const at = (share: number) => cloud(share / (share + ((1 - share) * 28.96) / 20.006));

  it.each([
    [0.38, -7, 1.28],
    [0.14, -15, 1.16],
    [0.03, -4, 1.08],
  ])("has at %d HF %d °C and %d times the density of air", (share, celsius, ratio) => {
    expect(at(share).temperatureK - 273.15).toBeCloseTo(celsius, 0);
    expect(at(share).density / at(0).density).toBeCloseTo(ratio, 2);
  });

  it("is never lighter than air, and ends as air", () => {
    for (let share = 1; share > 1e-6; share /= 1.2) {
      expect(at(share).density / at(0).density).toBeGreaterThan(1 - 1e-9);
    }
    expect(at(1e-8).temperatureK).toBeCloseTo(293.15, 4);
  });

  it("is colder and denser with droplets", () => {
    const droplets = hydrogenFluorideCloud({ temperatureK: 292.55, vapourShare: 0.05 }, AIR);
    for (const fraction of [0.9, 0.3, 0.05]) {
      expect(droplets(fraction).density).toBeGreaterThan(cloud(fraction).density);
      expect(droplets(fraction).temperatureK).toBeLessThan(cloud(fraction).temperatureK);
    }
  });
});

describe("a release of hydrogen fluoride", () => {
  async function released(state: "gas" | "liquid", stability: StabilityClass, windSpeedMps: number) {
    const resolved = await resolveRelease({
      substance: { cas: "7664-39-3" },
      release: { rateKgPerS: 1, heightM: 0, state, ...(state === "gas" ? { temperatureC: 20 } : {}) },
      weather: { windSpeedMps, windFromDeg: 0, temperatureC: 20, stability },
      site: { lon: 0, lat: 0 },
      thresholds: [{ id: "aegl-2", ppm: 24 }],
    });
    const answer = resolved.ok ? await modelReleaseOf(resolved.value.input) : resolved;
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value;
  }

  // A vapour with its nominal molar mass would be passive: 0.57, 1.18 and 9.3 km, the last 0.39 km wide.
  it.each<[StabilityClass, number, number]>([
    ["B", 3, 1.18],
    ["D", 5, 1.48],
    ["F", 2, 2.4],
  ])("is heavy gas in class %s at %d m/s: %d km", async (stability, wind, km) => {
    const { model, zones, assumptions } = await released("gas", stability, wind);
    expect(model).toBe("heavy-gas");
    expect((zones[0]?.farM ?? 0) / 1000).toBeCloseTo(km, 1);
    expect(assumptions.map(({ value }) => value)).toContain("HF and (HF)6");
  });

  it("is wide in light wind at night", async () => {
    expect((await released("gas", "F", 2)).zones[0]?.maxWidthM).toBeCloseTo(800, -1);
  });

  it("is heavy gas as droplets too", async () => {
    expect((await released("liquid", "D", 5)).model).toBe("heavy-gas");
  });

  it("evaporates with the molar mass of its vapour", () => {
    const substance = { name: "hydrogen fluoride", molarMass: 20.006 };
    expect(vapourMolarMass(substance, 71_000, 283.15)).toBe(20.006);
    expect(vapourMolarMass({ ...substance, association: "hydrogen-fluoride" }, 71_000, 283.15)).toBeGreaterThan(60);
  });
});

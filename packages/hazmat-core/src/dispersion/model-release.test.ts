import { describe, expect, it } from "vitest";
import { defaultThresholds } from "./input/default-thresholds.ts";
import { modelRelease } from "./model-release.ts";
import type { ReleaseInput } from "./release.ts";

const CHLORINE: ReleaseInput = {
  substance: { cas: "7782-50-5" },
  release: { rateKgPerS: 1, heightM: 0, state: "gas" },
  weather: { windSpeedMps: 5, windFromDeg: 270, temperatureC: 20, stability: "D" },
  site: { lon: -63.5752, lat: 44.6488 },
};

// The first test loads the dataset, which takes seconds on a busy machine.
describe("modelRelease", () => {
  it("uses the limits of a substance by its CAS number", async () => {
    const answer = await modelRelease(CHLORINE);
    if (!answer.ok) throw new Error(answer.error.message);
    expect(answer.value.zones.map(({ label, ppm }) => [label, ppm])).toEqual([
      ["AEGL-3", 20],
      ["IDLH", 10],
      ["AEGL-2", 2],
      ["AEGL-1", 0.5],
    ]);
    expect(answer.value.notDrawn).toEqual([{ id: "lel", label: "10% LEL", reason: "does not burn" }]);
    expect(answer.value.basis.sources.length).toBeGreaterThan(3);
  });

  it("draws the revised IDLH of NIOSH and names its source", async () => {
    const answer = await modelRelease({ ...CHLORINE, substance: { cas: "10102-44-0" } }); // nitrogen dioxide
    const idlh = answer.ok ? answer.value.zones.find(({ id }) => id === "idlh") : undefined;
    expect(idlh).toMatchObject({ ppm: 13, source: { key: "NIOSH-IDLH", locator: "revised 2017" } });
  });

  it("draws the chosen percentage of the LEL", async () => {
    const propane = { ...CHLORINE, substance: { cas: "74-98-6" }, lelPercent: 25 };
    const answer = await modelRelease(propane);
    const lel = answer.ok ? answer.value.zones.find(({ id }) => id === "lel") : undefined;
    expect(lel).toMatchObject({ label: "25% LEL", ppm: 5250 }); // a quarter of 2.1 %
  });

  it("refuses a number that is not a substance on file", async () => {
    expect(await modelRelease({ ...CHLORINE, substance: { cas: "1-11-1" } })).toMatchObject({
      ok: false,
      error: { code: "substance_unknown", fields: ["substance"] },
    });
  });

  it("refuses a percentage of the LEL above 100", async () => {
    expect(await modelRelease({ ...CHLORINE, lelPercent: 101 })).toMatchObject({
      ok: false,
      error: { code: "outside_domain", fields: ["lelPercent"] },
    });
  });

  it("calculates the droplet fraction of a liquefied gas from its temperature correlations", async () => {
    const answer = await modelRelease({ ...CHLORINE, release: { ...CHLORINE.release, state: "liquid" } });
    if (!answer.ok) throw new Error(answer.error.message);
    // Flash at 20 °C from −34 °C: 1 − exp(−926 J/(kg K) · 54 K / 288 kJ/kg) = 16 %.
    expect(answer.value.assumptions.find(({ name }) => name === "Droplets")?.value).toBe("84% of the mass");
    expect(answer.value.assumptions.some(({ name }) => name === "Flash fraction")).toBe(false);
  });

  it("models carbon monoxide as compressed gas, by its critical point", async () => {
    const answer = await modelRelease({ ...CHLORINE, substance: { cas: "630-08-0" } });
    expect(answer.ok && answer.value.model).toBe("gaussian");
  });

  it("accepts a substance given by its properties, with its own limits", async () => {
    const substance = { name: "a gas", molarMass: 20 };
    expect(await modelRelease({ ...CHLORINE, substance, thresholds: [{ id: "mine", ppm: 10 }] })).toMatchObject({
      ok: true,
    });
    expect(await modelRelease({ ...CHLORINE, substance })).toMatchObject({
      ok: false,
      error: { code: "no_thresholds" },
    });
  });
});

describe("defaultThresholds", () => {
  it("keeps a limit that is not on file in the list", () => {
    expect(defaultThresholds([]).map(({ id, ppm }) => [id, ppm])).toEqual([
      ["aegl-3", null],
      ["idlh", null],
      ["aegl-2", null],
      ["aegl-1", null],
      ["lel", null],
    ]);
  });

  it("draws no flammable zone at 0% of the LEL", () => {
    const lel = defaultThresholds([{ id: "lel", ppm: 21_000 }], 0).at(-1);
    expect(lel).toMatchObject({ ppm: null, reason: "the chosen LEL percentage is 0" });
  });
});

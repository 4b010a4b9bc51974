import { describe, expect, it } from "vitest";
import { loadSubstances } from "../../data/load.ts";
import { releaseSubstanceByCas } from "../release-substance.ts";
import { modelRelease } from "../model-release.ts";
import type { ReleaseInput, ReleaseSubstance } from "../release.ts";
import { refusalOf } from "./release-refusal.ts";

type State = ReleaseInput["release"]["state"];

const input = (substance: ReleaseInput["substance"], state: State, temperatureC?: number): ReleaseInput => ({
  substance,
  release: { rateKgPerS: 1, heightM: 0, state, ...(temperatureC === undefined ? {} : { temperatureC }) },
  weather: { windSpeedMps: 5, windFromDeg: 0, temperatureC: 20, stability: "D" },
  site: { lon: 0, lat: 0 },
  thresholds: [{ id: "any", ppm: 10 }],
});

async function codeOf(substance: ReleaseInput["substance"], state: State, temperatureC?: number): Promise<string> {
  const answer = await modelRelease(input(substance, state, temperatureC));
  return answer.ok ? "modelled" : answer.error.code;
}

describe("a salt or a solid offered as gas or liquid", { timeout: 60_000 }, () => {
  it.each(["gas", "liquid"] as const)("is refused with the reason: sodium cyanide as %s", async (state) => {
    const answer = await modelRelease(input({ cas: "143-33-9" }, state));
    expect(answer).toMatchObject({
      ok: false,
      error: { code: "solid_not_modelled", fields: ["release.state", "release.temperatureC"] },
    });
    expect(answer.ok ? "" : answer.error.message).toMatch(
      /^Sodium cyanide .* is solid below 562 °C and gives too little vapour for a plume\. Use the isolation distance\./,
    );
  });

  const written: readonly (readonly [string, ReleaseSubstance, string])[] = [
    ["a salt of which no more is known", { name: "a salt", molarMass: 60, isSalt: true }, "solid_not_modelled"],
    ["a metal that boils at 2000 °C", { name: "a metal", molarMass: 60, boilingPointC: 2000 }, "solid_not_modelled"],
    ["a solid without a vapour pressure", { name: "a solid", molarMass: 60, meltingPointC: 80 }, "solid_not_modelled"],
    [
      "a solid that boils far above the air's temperature",
      { name: "a solid", molarMass: 60, meltingPointC: 80, boilingPointC: 300 },
      "solid_not_modelled",
    ],
    [
      "a solid that gives much vapour",
      { name: "a solid", molarMass: 60, meltingPointC: 50, boilingPointC: 61 },
      "modelled",
    ],
    [
      "a solid that sublimes below the air's temperature",
      { name: "dry ice", molarMass: 44, meltingPointC: 30, boilingPointC: -78 },
      "modelled",
    ],
    [
      "water of ammonia, a salt that boils",
      { name: "a base", molarMass: 35, isSalt: true, boilingPointC: 27 },
      "modelled",
    ],
    [
      "what has no vapour pressure to measure",
      { name: "a dust", molarMass: 60, isInvolatile: true },
      "solid_not_modelled",
    ],
    [
      "a liquid that hardly evaporates",
      { name: "an oil", molarMass: 60, isInvolatile: true, meltingPointC: -30, boilingPointC: 300 },
      "modelled",
    ],
    ["a gas of which little is known", { name: "a gas", molarMass: 60 }, "modelled"],
  ];
  it.each(written)("%s", async (_what, substance, expected) => {
    expect(await codeOf(substance, "gas")).toBe(expected);
  });

  // Ferbam, arsenic and oxalic acid: neither point is of use, and the vapour pressure is printed as 0 or as below 0.001 mmHg.
  it.each(["14484-64-1", "7440-38-2", "144-62-7"])(
    "is refused where only its vapour pressure is on file: %s",
    async (cas) => {
      expect(await codeOf({ cas }, "gas")).toBe("solid_not_modelled");
      expect((await releaseSubstanceByCas("107-02-8"))?.substance.isInvolatile).toBeUndefined(); // acrolein
    },
  );

  it("is modelled where it is hot enough to be one", async () => {
    const solid = { name: "sulphur", molarMass: 32, meltingPointC: 115, boilingPointC: 445 };
    expect(await codeOf(solid, "liquid")).toBe("solid_not_modelled");
    expect(await codeOf(solid, "liquid", 180)).toBe("modelled");
  });

  it("is none of the poisons by inhalation that are gases or volatile liquids", async () => {
    const substances = [...(await loadSubstances()).values()];
    const volatile = substances.filter(({ bpC, tbK, aegl60 }) => {
      const boiling = bpC?.[0] ?? (tbK === undefined ? Infinity : tbK[0] - 273.15);
      return aegl60 !== undefined && boiling < 100;
    });
    const refused: string[] = [];
    for (const { cas, name } of volatile) {
      const found = await releaseSubstanceByCas(cas);
      if (found === null) continue;
      const { substance } = found;
      const release = { rateKgPerS: 1, heightM: 0, state: "gas" as const };
      const refusal = refusalOf({ ...input({ cas }, "gas"), substance, release });
      if (refusal?.code === "solid_not_modelled") refused.push(name);
    }
    expect(volatile.length).toBeGreaterThan(60);
    expect(refused).toEqual([]);
  });
});

describe("a critical temperature that no source has", { timeout: 30_000 }, () => {
  it.each(["10294-34-5", "7439-97-6", "10026-04-7"])("does not stop the model: %s", async (cas) => {
    expect(await codeOf({ cas }, "gas")).toBe("modelled");
  });

  it("is estimated and named where it decides", async () => {
    const answer = await modelRelease(input({ cas: "10294-34-5" }, "gas"));
    const assumption = answer.ok
      ? answer.value.assumptions.find(({ name }) => name === "Critical temperature")
      : undefined;
    // 1.5 · (12.5 + 273.15) K − 273.15 = 155 °C
    expect(assumption).toMatchObject({ value: "155 °C", reason: expect.stringContaining("Guldberg") as string });
  });
});

import { describe, expect, it } from "vitest";
import { loadSubstances, loadTransport } from "../../data/load.ts";
import type { StoredSubstance } from "../../data/stored-substance.ts";
import type { StoredTransport } from "../../data/stored-transport.ts";
import { isSalt } from "../../reference/is-salt.ts";
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

/** Solid at 20 °C by its melting point, otherwise by the Pocket Guide or its entries; or a salt. */
function isSolidOnFile(of: StoredSubstance, entries: ReadonlyMap<string, StoredTransport>): boolean {
  if (of.mpC !== undefined && of.mpC[0] <= 20) return false;
  const names = (of.un ?? []).flatMap(({ un }) => entries.get(un)?.names ?? []);
  const isFlammableSolid = (of.un ?? []).some(({ un }) => (entries.get(un)?.class ?? "").startsWith("4.1"));
  const saysSolid =
    /solid/i.test(of.combustClass?.[0] ?? "") || (names.length > 0 && names.every((name) => /\bsolid\b/i.test(name)));
  return isSalt(of) || isFlammableSolid || saysSolid || (of.mpC?.[0] ?? -Infinity) > 20;
}

/** Substances with a plume although no vapour pressure of 100 Pa is on file, with the reason. */
const VOLATILE: Readonly<Record<string, string>> = {
  "110-88-3": "trioxane boils at 116 °C and smells at room temperature: over 1000 Pa by Walden's rule",
  "1885-14-9": "phenyl chloroformate is met as a liquid; some 170 Pa if its melting point of 38 °C is right",
};

describe("a salt or solid entered as gas or liquid", { timeout: 60_000 }, () => {
  it.each(["gas", "liquid"] as const)("is refused with the reason: sodium cyanide as %s", async (state) => {
    const answer = await modelRelease(input({ cas: "143-33-9" }, state));
    expect(answer).toMatchObject({
      ok: false,
      error: { code: "solid_not_modelled", fields: ["release.state", "release.temperatureC"] },
    });
    expect(answer.ok ? "" : answer.error.message).toMatch(
      /^Sodium cyanide .* is solid below 562 °C and gives off too little vapour for a plume\. Use the isolation distance\./,
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
      "a liquid that barely evaporates",
      { name: "an oil", molarMass: 60, isInvolatile: true, meltingPointC: -30, boilingPointC: 300 },
      "modelled",
    ],
    [
      "a solid that its boiling point makes look volatile: below its melting point it gives less than its melt would",
      { name: "a solid", molarMass: 60, meltingPointC: 113, boilingPointC: 180 },
      "solid_not_modelled",
    ],
    ["the same as a melt", { name: "a melt", molarMass: 60, meltingPointC: 10, boilingPointC: 180 }, "modelled"],
    [
      "a solid whose vapour pressure is printed as none, whatever its boiling point would give",
      { name: "a solid", molarMass: 60, isInvolatile: true, meltingPointC: 30, boilingPointC: 80 },
      "solid_not_modelled",
    ],
    ["a gas of which little is known", { name: "a gas", molarMass: 60 }, "modelled"],
  ];
  it.each(written)("%s", async (_what, substance, expected) => {
    expect(await codeOf(substance, "gas")).toBe(expected);
  });

  // Ferbam, arsenic and oxalic acid: neither melting nor boiling point is usable, and the vapour pressure is printed as
  // 0 or below 0.001 mmHg.
  it.each(["14484-64-1", "7440-38-2", "144-62-7"])(
    "is refused if only its vapour pressure is on file: %s",
    async (cas) => {
      expect(await codeOf({ cas }, "gas")).toBe("solid_not_modelled");
      expect((await releaseSubstanceByCas("107-02-8"))?.substance.isInvolatile).toBeUndefined(); // acrolein
    },
  );

  // Heptachlor, chlorinated camphene, tetryl, ammonium sulfamate: their "boiling points" are decomposition points.
  // Phosphorus pentachloride, quinone, 2-aminopyridine, chloroacetic acid: 2 to 40 Pa at 20 °C by Walden's rule.
  it.each([
    "76-44-8",
    "8001-35-2",
    "479-45-8",
    "7773-06-0",
    "10026-13-8",
    "106-51-4",
    "504-29-0",
    "79-11-8",
    "51-28-5",
  ])("is refused because it gives no significant vapour: %s", async (cas) => {
    expect(await codeOf({ cas }, "gas")).toBe("solid_not_modelled");
    expect(await codeOf({ cas }, "liquid")).toBe("solid_not_modelled");
  });

  // Liquids by 49 CFR 172.101 whose melting point on file was of another substance.
  it.each(["7521-80-4", "109-90-0", "97-84-7", "3282-30-2", "814-68-6"])("does not refuse liquids: %s", async (cas) => {
    expect(await codeOf({ cas }, "gas")).toBe("modelled");
    expect(await codeOf({ cas }, "liquid")).toBe("modelled");
  });

  it("has a plume, of all records, only if it is known to give vapour", async () => {
    const drawn: string[] = [];
    const { entries } = await loadTransport();
    for (const stored of (await loadSubstances()).values()) {
      const found = await releaseSubstanceByCas(stored.cas);
      if (found === null || !isSolidOnFile(stored, entries)) continue;
      const { substance, thresholds } = found;
      const isDrawn = (["gas", "liquid"] as const).some((state) => {
        const of = { ...input({ cas: stored.cas }, state), substance, thresholds };
        return refusalOf({ ...of, release: { rateKgPerS: 1, heightM: 0, state } }) === null;
      });
      const onFilePa = substance.vapourPressurePa ?? 0;
      if (isDrawn && onFilePa < 100) drawn.push(stored.cas);
    }
    expect(drawn.toSorted()).toEqual(Object.keys(VOLATILE).toSorted());
  });

  it("is modelled if it is hot enough to be a gas or liquid", async () => {
    const solid = { name: "sulphur", molarMass: 32, meltingPointC: 115, boilingPointC: 445 };
    expect(await codeOf(solid, "liquid")).toBe("solid_not_modelled");
    expect(await codeOf(solid, "liquid", 180)).toBe("modelled");
  });

  it("does not refuse poisons by inhalation that are gases or volatile liquids", async () => {
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

describe("a critical temperature without a source", () => {
  it.each(["10294-34-5", "7439-97-6", "10026-04-7"])("does not stop the model: %s", async (cas) => {
    expect(await codeOf({ cas }, "gas")).toBe("modelled");
  });

  it("is estimated and named as an assumption if it matters", async () => {
    const answer = await modelRelease(input({ cas: "10294-34-5" }, "gas"));
    const assumption = answer.ok
      ? answer.value.assumptions.find(({ name }) => name === "Critical temperature")
      : undefined;
    // 1.5 · (12.5 + 273.15) K − 273.15 = 155 °C
    expect(assumption).toMatchObject({ value: "155 °C", reason: expect.stringContaining("Guldberg") as string });
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { bundledChemicalSource } from "../../ports/bundled-chemical-source.ts";
import { loadTransport } from "../../data/load.ts";
import { chemicalKey } from "../../identity/chemical-key.ts";
import { unNumber } from "../../identity/un-number.ts";
import { loadSearchIndex } from "../../reference/known-records.ts";
import { loadExplosionDistances } from "./explosion-distances.ts";
import { loadTankFire, tankFire, type TankFire } from "./tank-fire.ts";

const source = bundledChemicalSource();
/** The answer for every flammable-gas number of the tables, by its record. */
const answers = new Map<string, TankFire | null>();

beforeAll(async () => {
  const [{ entries }, index] = await Promise.all([loadTransport(), loadSearchIndex()]);
  for (const { id, class: primary, subsidiary = [] } of entries.values()) {
    if (![primary, ...subsidiary].includes("2.1")) continue;
    const meant = index.meant(id);
    if (meant.kind === "one")
      answers.set(id, await loadTankFire(source, { key: meant.match.key, unNumber: meant.match.unNumber }));
  }
}, 120_000);

const idsOf = (isOne: (answer: TankFire | null) => boolean): readonly string[] =>
  [...answers]
    .filter(([, answer]) => isOne(answer))
    .map(([id]) => id)
    .toSorted();

describe("UN numbers of flammable gases", () => {
  it("lead to one record each", () => {
    expect(answers.size).toBe(108);
  });

  it("give distances for every flammable gas liquefied under pressure", () => {
    expect(idsOf((answer) => answer?.kind === "distances").join(" ")).toBe(
      "UN1010 UN1011 UN1012 UN1026 UN1027 UN1030 UN1032 UN1033 UN1035 UN1036 UN1037 UN1039 UN1040 UN1053 UN1055 UN1060 UN1061 UN1063 UN1064 UN1075 UN1077 UN1081 UN1082 UN1083 UN1085 UN1086 UN1087 UN1860 UN1911 UN1959 UN1962 UN1965 UN1969 UN1978 UN2035 UN2044 UN2188 UN2189 UN2192 UN2199 UN2200 UN2202 UN2203 UN2204 UN2419 UN2452 UN2453 UN2454 UN2517 UN2534 UN2601 UN2676 UN3153 UN3154 UN3160 UN3161 UN3252 UN3309",
    );
  });

  it("give no distances for refrigerated liquids", () => {
    expect(idsOf((answer) => answer?.kind === "refused" && answer.reason === "refrigerated").join(" ")).toBe(
      "NA1961 NA9202 UN1038 UN1961 UN1966 UN1972 UN3138 UN3312",
    );
  });

  it("give no distances if nothing on file shows whether the gas is liquefied", () => {
    expect(idsOf((answer) => answer?.kind === "refused" && answer.reason === "unknown").join(" ")).toBe(
      "NA1911 NA1954 UN1041 UN1912 UN3300 UN3354 UN3355 UN3501 UN3504 UN3505 UN3553",
    );
  });

  it("give no answer for compressed, dissolved and adsorbed gases and for articles", () => {
    expect(idsOf((answer) => answer === null).join(" ")).toBe(
      "UN1001 UN1016 UN1023 UN1049 UN1057 UN1071 UN1950 UN1953 UN1954 UN1957 UN1964 UN1971 UN2034 UN2037 UN3150 UN3167 UN3168 UN3305 UN3358 UN3468 UN3478 UN3479 UN3510 UN3514 UN3517 UN3522 UN3523 UN3525 UN3526 UN3529 UN3537",
    );
  });
});

describe("the BLEVE table", () => {
  // A column in another unit would not match the others: propane weighs 0.4 kg per litre of tank, and the circles
  // depend on its mass.
  it("has consistent distances in metres, mass in kilograms and volume in litres", async () => {
    const { tanks } = await loadExplosionDistances();
    for (const { capacityL, propaneKg, fireballRadiusM, ...tank } of tanks) {
      expect(propaneKg / capacityL).toBeCloseTo(0.4, 5);
      expect(fireballRadiusM / Math.cbrt(propaneKg)).toBeCloseTo(3, 0);
      expect(tank.emergencyResponseM).toBeGreaterThanOrEqual(Math.max(90, fireballRadiusM * 3.9));
      expect(tank.minEvacuationM).toBeGreaterThan(tank.emergencyResponseM);
      expect(tank.preferredEvacuationM).toBeGreaterThan(tank.minEvacuationM);
      expect(tank.timeToEmptyFireMin).toBeGreaterThan(tank.minTimeToFailureTorchMin);
    }
  });

  it("increases with the tank size in every distance", async () => {
    const { tanks } = await loadExplosionDistances();
    for (const [at, tank] of tanks.entries()) {
      const before = tanks[at - 1];
      if (before === undefined) continue;
      expect(tank.capacityL).toBeGreaterThan(before.capacityL);
      for (const of of ["fireballRadiusM", "emergencyResponseM", "minEvacuationM", "preferredEvacuationM"] as const) {
        expect(tank[of]).toBeGreaterThanOrEqual(before[of]);
      }
    }
  });
});

describe("notes of the BLEVE table", () => {
  const textsOf = (id: string): readonly string[] => answers.get(id)?.notes.map(({ text }) => text) ?? [];

  it("name edition, page and that the figures are unverified", () => {
    const propane = answers.get("UN1978");
    expect(propane?.kind === "distances" ? propane.source : null).toEqual({
      key: "ERG2024",
      locator: "page 359",
      mark: "unverified",
    });
  });

  it("mark the use for other gases than propane as assumed", () => {
    const assumed = "The figures are for propane. Using them for this gas is an assumption.";
    expect(
      idsOf((answer) => answer?.kind === "distances" && !answer.notes.some(({ text }) => text === assumed)),
    ).toEqual(["UN1075", "UN1978"]);
  });

  it("name BLEVE on every card with figures, and keep the larger distance", () => {
    for (const answer of answers.values()) {
      const texts = answer?.notes.map(({ text }) => text) ?? [];
      if (answer === null) continue;
      expect(texts.filter((text) => text.includes("(BLEVE)"))).toHaveLength(1);
      expect(texts).toContain("If another distance is larger, use the larger one.");
    }
  });

  it.each([
    ["UN1978", "Fire involving a tank, rail car or truck: isolate 1\u202f600 m in all directions."],
    ["UN1978", "Liquefied gas by 49 CFR 173.115(e): it boils at −42 °C."],
    ["UN1962", "Liquefied gas by 49 CFR 173.115(e): its critical temperature is 9 °C."],
    ["UN3161", "Liquefied gas by its shipping name."],
    ["UN1972", "No BLEVE distances on file for a refrigerated liquid."],
    ["UN1041", "It is unknown whether this gas is liquefied. No BLEVE distances are given."],
    ["NA9202", "Fire involving a tank, rail car or truck: isolate 800 m in all directions."],
  ])("name for %s: %s", (id, text) => {
    expect(textsOf(id)).toContain(text);
  });
});

it("state that the gas of a 2.1 placard may be liquefied or not", async () => {
  const placard = { unNumber: null, casNumber: null, hazardClass: "2.1", subsidiaryClasses: [], guide: "118" };
  expect(await tankFire(placard, null)).toMatchObject({ kind: "refused", reason: "unknown" });
});

it.each([
  ["chlorine", "cas:7782-50-5", "UN1017"],
  ["gasoline", "un:UN1203", "UN1203"],
  ["ammonia", "cas:7664-41-7", "UN1005"],
] as const)("are absent for %s", async (_name, key, id) => {
  const record = await source.record(chemicalKey(key));
  expect(record).not.toBeNull();
  expect(await loadTankFire(source, { key: chemicalKey(key), unNumber: unNumber(id) })).toBeNull();
});

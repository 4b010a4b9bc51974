import { describe, expect, it } from "vitest";
import { loadSubstances } from "../../data/load.ts";
import { nioshEntryOf } from "../../reference/niosh-entry-of.ts";
import { respiratorSources, type NioshEntry } from "../../record/niosh-entry.ts";
import { FIRST_AID_WORDS, PPE_WORDS } from "./code-words.ts";
import { incompatibilityStatements } from "./niosh-lists.ts";
import { nioshFirstAidStatements, ppeStatements } from "./niosh-statements.ts";
import { qualifiedCodes } from "./qualified-code.ts";
import { RESPIRATOR_WORDS, respiratorStatements } from "./respirator-words.ts";
import { treatmentStatements } from "./treatment.ts";

const substances = [...(await loadSubstances()).values()];
const entries = substances.map(nioshEntryOf).filter((entry) => entry !== null);

const EMPTY: NioshEntry = {
  number: "0000",
  idlh: null,
  idlhPpm: null,
  rel: null,
  pel: null,
  routes: [],
  symptoms: [],
  targetOrgans: [],
  incompatibilities: [],
  ppe: [],
  firstAid: [],
  respirators: [],
  source: { key: "NPG", locator: "0000" },
};
const texts = (statements: readonly { readonly text: string }[]): readonly string[] =>
  statements.map(({ text }) => text);

function chlorine(): NioshEntry {
  const entry = entries.find(({ number }) => number === "0115");
  if (entry === undefined) throw new RangeError("The data set has lost chlorine.");
  return entry;
}

describe("codes of the Pocket Guide", () => {
  it("are present in the data", () => {
    expect(entries.length).toBeGreaterThan(600);
  });

  it("have a text for every protection code in the data", () => {
    const unknown = entries.flatMap(({ ppe }) =>
      ppe.flatMap(({ item, code }) =>
        qualifiedCodes(code)
          .filter((part) => part.code !== "No recommendation" && PPE_WORDS[item]?.[part.code] === undefined)
          .map((part) => `${item}: ${part.code}`),
      ),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it("have a text for every first-aid code in the data", () => {
    const unknown = entries.flatMap(({ firstAid }) =>
      firstAid
        .filter(({ code }) => code !== "Blot/brush away")
        .flatMap(({ route, code }) =>
          qualifiedCodes(code)
            .filter((part) => FIRST_AID_WORDS[route]?.[part.code] === undefined)
            .map((part) => `${route}: ${part.code}`),
        ),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it("have a name for every respirator type in the data", () => {
    const types = entries.flatMap(({ respirators }) => respirators.flatMap((step) => step.types));
    const unknown = types.filter((type) => RESPIRATOR_WORDS[type.split("@")[0] ?? ""] === undefined);
    expect([...new Set(unknown)]).toEqual([]);
  });

  it("have the entry as source of every sentence, and for respirator steps also a revised IDLH", () => {
    for (const entry of entries) {
      const limits = respiratorStatements(entry).filter(({ text }) => text.startsWith("Up to"));
      const statements = [...ppeStatements(entry), ...nioshFirstAidStatements(entry), ...respiratorStatements(entry)];
      for (const statement of statements) {
        const isLimit = limits.some(({ text }) => text === statement.text);
        expect(statement.rests).toEqual(isLimit ? respiratorSources(entry) : [entry.source]);
      }
    }
    expect(entries.filter(({ idlhSource }) => idlhSource !== undefined).map(({ number }) => number)).toEqual([
      "0006",
      "0395",
      "0454",
    ]);
  });
});

describe("forms and concentrations of codes", () => {
  it.each([
    ["Eyewash (>5%), Quick drench (>50%)", ["Eyewash|above 5%", "Quick drench|above 50%"]],
    ["Prevent skin contact (liquid/solution)/Frostbite", ["Prevent skin contact|liquid or solution", "Frostbite|null"]],
    ["When contaminated/Daily", ["When contaminated|null", "Daily|null"]],
    ["Eyewash, Quick drench (>0.5 mg/m3)", ["Eyewash|null", "Quick drench|above 0.5 mg/m³"]],
    ["Eyewash (pH<2.5)", ["Eyewash|pH below 2.5"]],
    ["When wet (flammable)", ["When wet (flammable)|null"]],
    ["Brush (DO NOT WASH)", ["Brush (DO NOT WASH)|null"]],
    ["Irrigate immediately (solution)/Frostbite", ["Irrigate immediately|solution", "Frostbite|null"]],
  ])("are parsed from %j", (printed, expected) => {
    expect(qualifiedCodes(printed).map(({ code, qualifier }) => `${code}|${qualifier}`)).toEqual(expected);
  });

  it("appear in the sentence", () => {
    const entry = { ...EMPTY, ppe: [{ item: "provide", code: "Eyewash (>5%)" }] };
    expect(texts(ppeStatements(entry))).toEqual(["Have an eyewash available (above 5%)."]);
  });

  it("give no sentence if nothing is recommended", () => {
    const entry = { ...EMPTY, ppe: [{ item: "skin", code: "No recommendation" }] };
    expect(ppeStatements(entry)).toEqual([]);
  });

  it("never recommend washing off a substance that must be brushed off", () => {
    const entry = { ...EMPTY, firstAid: [{ route: "skin", code: "Brush (DO NOT WASH)" }] };
    expect(texts(nioshFirstAidStatements(entry))).toEqual(["Skin: brush it off. Do not wash."]);
  });
});

describe("lists of the Pocket Guide", () => {
  it("begin with a lower-case letter, except for formulas and abbreviations", () => {
    const listOf = (...incompatibilities: readonly string[]) =>
      texts(incompatibilityStatements({ ...EMPTY, incompatibilities }));
    expect(listOf("Acetylene", "zirconium")).toEqual(["Keep it away from: acetylene, zirconium."]);
    expect(listOf("CuO: Acetylene")).toEqual(["Keep it away from: CuO: Acetylene."]);
    expect(listOf("UV light")).toEqual(["Keep it away from: UV light."]);
  });
});

describe("Pocket Guide sentences for chlorine", () => {
  it("increase respirators with the concentration", () => {
    expect(texts(respiratorStatements(chlorine()))).toEqual([
      "Up to 5 ppm: half-mask cartridge respirator (protection factor 10) or supplied-air respirator (protection factor 10).",
      expect.stringContaining("Up to 10 ppm: full-face cartridge respirator (protection factor 50)"),
      "For unknown or IDLH concentrations: full-face pressure-demand supplied-air respirator with auxiliary SCBA (protection factor 10000) or full-face pressure-demand SCBA (protection factor 10000).",
      "For escape: full-face gas mask with canister (protection factor 50).",
    ]);
  });

  it("warn of delayed pulmonary edema", () => {
    expect(texts(treatmentStatements(chlorine()))).toContain(
      "Lungs: fluid may build up hours later. Get medical care for everyone who inhaled it.",
    );
  });
});

describe("treatmentStatements", () => {
  it("names the antidote question for cholinesterase inhibitors", () => {
    const entry = { ...EMPTY, symptoms: ["miosis"], targetOrgans: ["blood cholinesterase"] };
    expect(texts(treatmentStatements(entry)).join(" ")).toContain("cholinesterase");
  });

  it("is empty without symptoms", () => {
    expect(treatmentStatements(EMPTY)).toEqual([]);
  });
});

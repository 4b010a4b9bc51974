import { beforeAll, describe, expect, it } from "vitest";
import { loadSubstances } from "../data/load.ts";
import { bundledChemicalSource } from "../ports/bundled-chemical-source.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import { SAFETY_TOPIC_IDS, type SafetyProperties, type SafetyTopicId } from "../record/safety-properties.ts";
import { citation } from "../provenance/source.ts";
import { markedGuideFor } from "./derived/guide-for.ts";
import { writtenGuidance } from "./all-guidance.ts";
import { safetyPropertiesOf } from "./safety-properties-of.ts";

const source = bundledChemicalSource();

/** Loading the dataset takes long on a busy machine. */
const LOADING_MS = 60_000;
beforeAll(() => source.record("cas:7782-50-5"), LOADING_MS);

function safetyOf(record: ChemicalRecord): SafetyProperties {
  return safetyPropertiesOf(record, writtenGuidance(markedGuideFor(record)));
}

async function safety(key: ChemicalKey): Promise<SafetyProperties> {
  const record = await source.record(key);
  if (record === null) throw new RangeError(`The data set has lost ${key}.`);
  return safetyOf(record);
}

const texts = ({ topics }: SafetyProperties, id: SafetyTopicId): readonly string[] =>
  topics[id].map(({ text }) => text);

describe("Safety Information of chlorine", async () => {
  const chlorine = await safety("cas:7782-50-5");

  it("fills all 20 topics", () => {
    expect(SAFETY_TOPIC_IDS.filter((id) => chlorine.topics[id].length === 0)).toEqual([]);
  });

  it.each([
    ["cas", "7782-50-5"],
    ["un_number", "UN1017"],
    ["first_aid", "Frostbitten eyes: get medical care immediately."],
    ["fire_fighting", "Do not use halon, CO2 or dry chemical."],
    ["fire_fighting_procedures", "Keep water out of containers."],
    ["firefighting_hazards", "Stay clear of any tank with flames on it."],
    ["accidental_release", "Do not apply water to the leak."],
    ["isolation_and_evacuation", "Small spill: isolate 60 m in all directions."],
    ["disposal_methods", "Leave leaking cylinders to a specialist. Return the others to the supplier."],
    ["exposure_control", "AEGL-2, 60 min: 2 ppm."],
    ["ppe", "Wear positive-pressure SCBA."],
    ["long_term_effects", "Target organs: eyes, skin, respiratory system."],
    ["preventions", "It does not burn."],
  ] as const)("has under %s: %s", (id, sentence) => {
    expect(texts(chlorine, id)).toContain(sentence);
  });
});

describe("Safety Information with an IDLH that NIOSH revised", () => {
  const REVISED = "NIOSH, revised 2017";

  it.each([
    ["cas:10102-44-0", 13], // printed: up to 20 ppm
    ["cas:75-05-8", 137], // printed: up to 200 and 500 ppm
  ] as const)("leads the exposure limits of %s and ends its respirator steps at %i ppm", async (key, revised) => {
    const { topics } = await safety(key);
    const limit = topics.exposure_control.find(({ text }) => text.startsWith("IDLH"));
    expect(limit?.text).toBe(`IDLH, 30 min: ${revised} ppm.`);
    expect(limit?.rests.map(citation)).toEqual([REVISED]);
    const steps = topics.respirator_recommendations.filter(({ text }) => text.startsWith("Up to"));
    expect(steps.map(({ text }) => text.split(":")[0])).toEqual([`Up to ${revised} ppm`]);
    expect(steps[0]?.rests.map(citation)).toContain(`${REVISED}, derived`);
    const others = topics.respirator_recommendations.filter((statement) => !steps.includes(statement));
    expect(others.flatMap(({ rests }) => rests.map(({ key: from }) => from))).not.toContain("NIOSH-IDLH");
  });
});

describe("Safety Information of single substances", () => {
  it("lists calcium gluconate under first aid only for hydrogen fluoride", async () => {
    expect(texts(await safety("cas:7664-39-3"), "first_aid_measures").join(" ")).toContain("calcium gluconate");
    expect(texts(await safety("cas:7664-41-7"), "first_aid_measures").join(" ")).not.toContain("calcium gluconate");
  });

  it("lists cancer for benzene with the code it is based on", async () => {
    const longTerm = texts(await safety("cas:71-43-2"), "long_term_effects");
    expect(longTerm).toContain("NIOSH lists it as a potential occupational carcinogen.");
    expect(longTerm).toContain("It may cause cancer (H350).");
  });

  it("lists the flash point and the explosive range of benzene", async () => {
    const preventions = texts(await safety("cas:71-43-2"), "preventions");
    expect(preventions).toContain("Keep ignition sources away: vapour can ignite at −11.1 °C and above.");
    expect(preventions).toContain("Explosive range in air: 1.2 to 7.8 vol %.");
  });
});

describe("Safety Information of UN numbers without a substance", () => {
  it("uses the guide, and leaves other topics not on file", async () => {
    const hazardous = await safety("un:UN3082");
    expect(texts(hazardous, "accidental_release")).toContain("Do not touch or step in the spill.");
    expect(texts(hazardous, "treatment")).toEqual([]);
  });
});

describe("Safety Information of a record without a UN number", () => {
  it("uses the guide derived from its hazards, and marks each sentence as derived", async () => {
    const record = await source.record("cas:7783-06-4");
    if (record === null) throw new RangeError("The data set has lost hydrogen sulfide.");
    const nameless = { ...record, transport: [] };
    const { topics } = safetyPropertiesOf(nameless, writtenGuidance(markedGuideFor(nameless)));
    const [first] = topics.fire_fighting;
    expect(first?.rests.map(citation)).toEqual(["ERG 2024, Guide 119, derived"]);
    expect(topics.isolation_and_evacuation[0]?.text).toBe("Isolate 100 m in all directions.");
  });

  it("has the sentences on water and on air", async () => {
    const record = await source.record("cas:557-20-0");
    if (record === null) throw new RangeError("The data set has lost diethylzinc.");
    const nameless = { ...record, transport: [] };
    const { topics } = safetyPropertiesOf(nameless, writtenGuidance(markedGuideFor(nameless)));
    expect(topics.accidental_release.slice(0, 2).map(({ text }) => text)).toEqual([
      "Keep water and foam off, even in a fire: contact with water releases flammable gas (H260).",
      "It ignites on its own in air, and can re-ignite once the fire is out (H250).",
    ]);
  });
});

describe("Safety Information of every substance", async () => {
  const keys = [...(await loadSubstances()).keys()];

  it(
    "has a source for every sentence",
    async () => {
      const bare: string[] = [];
      for (const cas of keys) {
        const record = await source.record(`cas:${cas}`);
        if (record === null) throw new RangeError(`No record of ${cas}.`);
        const { topics } = safetyOf(record);
        for (const id of SAFETY_TOPIC_IDS) {
          for (const { text, rests } of topics[id])
            if (rests.length === 0 || text.trim() === "") bare.push(`${cas} ${id}`);
        }
      }
      expect(bare).toEqual([]);
    },
    LOADING_MS,
  );
});

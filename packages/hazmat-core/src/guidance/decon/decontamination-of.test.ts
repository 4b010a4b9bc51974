import { describe, expect, it } from "vitest";
import { bundledChemicalSource } from "../../ports/bundled-chemical-source.ts";
import { chemicalKey } from "../../identity/chemical-key.ts";
import { AGENT, SUIT } from "./decon-sentences.ts";
import { decontaminationOf, DECON_SUITS } from "./decontamination-of.ts";

const source = bundledChemicalSource();

async function of(key: string) {
  const record = await source.record(chemicalKey(key));
  if (record === null) throw new Error(`${key} is not on file.`);
  return decontaminationOf(record);
}
/** Benzene, with the given solubility statements in its sources. */
async function dissolving(values: readonly string[]) {
  const record = await source.record(chemicalKey("cas:71-43-2"));
  const [first] = record?.properties.solubility ?? [];
  if (record === null || first === undefined) throw new Error("Benzene is not on file.");
  const solubility = values.map((value) => ({ ...first, value }));
  return decontaminationOf({ ...record, properties: { ...record.properties, solubility } });
}
const texts = (statements: readonly { readonly text: string }[]) => statements.map(({ text }) => text);

describe("decontaminationOf", () => {
  it.each([
    // Sodium: H260 and H314 of the EU list. First brush off loose material, then flush with plenty of water, as in the
    // guide for skin contact.
    [
      "cas:7440-23-5",
      [AGENT.dryFirst, AGENT.solid, AGENT.corrosive, AGENT.waste],
      [AGENT.dissolves, AGENT.solubilityUnknown],
    ],
    // Sulfuric acid: reacts violently with water (CAMEO) and corrosive (H314): water is always used.
    ["cas:7664-93-9", [AGENT.dryFirst, AGENT.liquid, AGENT.corrosive], [AGENT.insoluble, AGENT.dissolves]],
    // Benzene: 0.07% and H225.
    ["cas:71-43-2", [AGENT.liquid, AGENT.insoluble, AGENT.burns], [AGENT.dissolves, AGENT.corrosive]],
    // Chlorine: a gas, H331.
    ["cas:7782-50-5", [AGENT.gas, AGENT.toxic], [AGENT.insoluble, AGENT.liquid]],
    // Acetone: miscible, flammable, not toxic.
    ["cas:67-64-1", [AGENT.liquid, AGENT.dissolves, AGENT.burns], [AGENT.toxic, AGENT.corrosive]],
  ])("uses the data on file of %s", async (key, said, notSaid) => {
    const { agent } = await of(key);
    expect(texts(agent)).toEqual(expect.arrayContaining(said));
    for (const text of notSaid) expect(texts(agent)).not.toContain(text);
  });

  it.each([
    ["Miscible", AGENT.dissolves],
    ["Immiscible", AGENT.insoluble],
    ["Not soluble", AGENT.insoluble],
    ["Sparingly soluble", AGENT.insoluble],
    ["Partially miscible", AGENT.insoluble],
    ["Reacts", AGENT.solubilityUnknown],
  ])("parses the solubility %s", async (value, said) => {
    expect(texts((await dissolving([value])).agent)).toContain(said);
  });

  it("names both sources if they disagree, and uses soap", async () => {
    const { agent } = await dissolving(["Miscible", "Insoluble"]);
    const wash = agent.find(({ text }) => text === AGENT.insoluble);
    expect(wash?.rests.map(({ locator }) => locator).slice(1)).toEqual(["solubility Miscible", "solubility Insoluble"]);
  });

  it("does not brush off a gas that reacts with water", async () => {
    const said = texts((await of("cas:7637-07-2")).agent); // boron trifluoride
    expect(said).toContain(AGENT.gas);
    expect(said).not.toContain(AGENT.dryFirst);
    expect(said).not.toContain(AGENT.waste);
  });

  it("states missing data as unknown, and names its rule with each sentence", async () => {
    const record = await source.record(chemicalKey("cas:71-43-2"));
    if (record === null) throw new Error("Benzene is not on file.");
    const bare = decontaminationOf({ ...record, properties: { ...record.properties, solubility: [] } });
    expect(texts(bare.agent)).toContain(AGENT.solubilityUnknown);
    for (const { rests } of [...bare.agent, ...Object.values(bare.suits).flat()]) {
      expect(rests[0]).toMatchObject({ key: "PLACARD" });
    }
  });
});

it("has steps for each suit, first brushing for substances that react with water", async () => {
  const [sodium, benzene] = [await of("cas:7440-23-5"), await of("cas:71-43-2")];
  for (const suit of DECON_SUITS) expect(sodium.suits[suit].length).toBeGreaterThan(0);
  expect(texts(sodium.suits["level-a"])).toEqual([SUIT.closedDry]);
  expect(texts(benzene.suits["level-a"])).toEqual([SUIT.closed]);
  expect(texts(sodium.suits.structural)).toContain(SUIT.turnoutSkin);
});

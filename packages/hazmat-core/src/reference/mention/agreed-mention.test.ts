import { describe, expect, it } from "vitest";
import { chemicalKey } from "../../identity/chemical-key.ts";
import { unNumber as un } from "../../identity/un-number.ts";
import { bundledChemicalSource } from "../../ports/bundled-chemical-source.ts";
import { meantMention } from "../meant-mention.ts";
import type { MeantMention } from "./mention.ts";
import { MENTION_VECTORS } from "./mention-vectors.ts";
import { isStrengthOf, strengthIn } from "./strength.ts";

const source = bundledChemicalSource();

function idsOf(meant: MeantMention): readonly (string | null)[] {
  if (meant.kind === "one") return [meant.match.unNumber];
  if (meant.kind === "disagree") {
    const { byName = [], byUn, byCas } = meant;
    return [...byName, byUn, byCas].flatMap((match) => match?.unNumber ?? []);
  }
  return meant.kind === "several" || meant.kind === "near" ? meant.matches.map(({ unNumber }) => unNumber) : [];
}

describe("name, numbers, concentration and state of a row", () => {
  it.each(MENTION_VECTORS)("$row: $kind $ids", async ({ row, kind, ids, isNameUnknown }) => {
    const [name, unNumber, casNumber, amount] = row;
    const meant = await meantMention(source, { name, unNumber, casNumber, amount });
    expect([meant.kind, idsOf(meant)]).toEqual([kind, ids]);
    expect(meant.kind === "one" && meant.isNameUnknown).toBe(kind === "one" ? isNameUnknown : false);
  });

  it("never give a record that does not have the name, whatever number is given", async () => {
    const names = ["Acetone", "Chlorine", "Phenol", "Gasoline", "Propane"];
    const numbers = ["67-64-1", "7782-50-5", "108-95-2", "8006-61-9", "74-98-6"];
    for (const [nth, name] of names.entries()) {
      for (const [at, casNumber] of numbers.entries()) {
        const { kind } = await meantMention(source, { name, unNumber: null, casNumber });
        expect([name, casNumber, kind]).toEqual([name, casNumber, at === nth ? "one" : "disagree"]);
      }
    }
  });
});

it.each([
  ["Hydrochloric acid 37%", { from: 37, to: 37 }],
  ["Sulfuric acid, 30–35 % w/w", { from: 30, to: 35 }],
  ["Ammoniac 20,5 %", { from: 20.5, to: 20.5 }],
  ["Acetone", null],
] as const)("include the concentration of %s", (name, strength) => {
  expect(strengthIn(name)).toEqual(strength);
});

it("do not use the free sulfur trioxide of fuming sulfuric acid as a concentration of the acid", async () => {
  const record = await source.record(chemicalKey("cas:7664-93-9"));
  const fuming = record?.transport.find(({ unNumber: id }) => id === un("UN1831"));
  expect(fuming && isStrengthOf(fuming, { from: 98, to: 98 })).toBeNull();
});

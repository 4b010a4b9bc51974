import { beforeAll, describe, expect, it } from "vitest";
import { bundledChemicalSource } from "../../index.ts";
import type { NioshEntry } from "../../record/niosh-entry.ts";
import { incompatibilityStatements, symptomStatements } from "./niosh-lists.ts";
import { tornListNote } from "./torn-words.ts";

const source = bundledChemicalSource();

async function pocketGuideOf(id: string): Promise<NioshEntry> {
  const meant = await source.meant(id);
  const niosh = meant.kind === "one" ? (await source.record(meant.match.key))?.niosh : null;
  if (niosh === null || niosh === undefined) throw new Error(`${id} has no entry of the Pocket Guide.`);
  return niosh;
}

describe("carbon dioxide, whose increased cardiac output and blood pressure stand without their first word", () => {
  let niosh: NioshEntry;
  beforeAll(async () => {
    niosh = await pocketGuideOf("UN1013");
  });

  it("is shown as it is on file, with a word that it is cut and where to read it whole", () => {
    const [list, note] = symptomStatements(niosh);
    expect(list?.text).toContain("increased heart rate, cardiac output, blood pressure");
    expect(note?.text).toBe("Some words in this list are cut off. Check the list in the Pocket Guide.");
    expect(note?.rests).toEqual([niosh.source]);
  });

  it("says so of what it is kept from too", () => {
    expect(incompatibilityStatements(niosh)).toHaveLength(2);
  });
});

it("says nothing of a list that is whole", async () => {
  const chlorine = await pocketGuideOf("UN1017");
  expect(symptomStatements(chlorine)).toHaveLength(1);
  expect(incompatibilityStatements(chlorine)).toHaveLength(1);
});

it.each([
  ["a bracket that nothing closes", ["Strong oxidizers (e.g", "perchlorates"]],
  ["a bracket that nothing opens", ["Halogens chloride)", "water"]],
])("knows a cut word by %s", (_name, words) => {
  expect(tornListNote(words)).not.toBeNull();
});

/** Substances with a torn list, over every UN number. */
it("finds the cut lists of the data, and no more", async () => {
  const torn: string[] = [];
  for (let number = 1001; number <= 3600; number++) {
    const meant = await source.meant(`UN${number}`);
    if (meant.kind !== "one") continue;
    const niosh = (await source.record(meant.match.key))?.niosh ?? null;
    const lists = niosh === null ? [] : [niosh.symptoms, niosh.incompatibilities];
    if (lists.some((words) => tornListNote(words) !== null)) torn.push(`UN${number}`);
  }
  expect(torn).toMatchInlineSnapshot(`
    [
      "UN1013",
      "UN1080",
      "UN1085",
      "UN1155",
      "UN1165",
      "UN1280",
      "UN1463",
      "UN1660",
      "UN1692",
      "UN1715",
      "UN1755",
      "UN1845",
      "UN1885",
      "UN1918",
      "UN2187",
      "UN2203",
      "UN2710",
      "UN2874",
      "UN2876",
    ]
  `);
});

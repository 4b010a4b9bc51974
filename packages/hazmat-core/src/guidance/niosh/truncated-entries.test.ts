import { beforeAll, describe, expect, it } from "vitest";
import { bundledChemicalSource } from "../../index.ts";
import type { NioshEntry } from "../../record/niosh-entry.ts";
import { incompatibilityStatements, symptomStatements } from "./niosh-lists.ts";
import { tornListNote } from "./truncated-entries.ts";

const source = bundledChemicalSource();

async function pocketGuideOf(id: string): Promise<NioshEntry> {
  const meant = await source.meant(id);
  const niosh = meant.kind === "one" ? (await source.record(meant.match.key))?.niosh : null;
  if (niosh === null || niosh === undefined) throw new Error(`${id} has no entry of the Pocket Guide.`);
  return niosh;
}

describe('Pocket Guide list of carbon dioxide with "increased" missing before cardiac output and blood pressure', () => {
  let niosh: NioshEntry;
  beforeAll(async () => {
    niosh = await pocketGuideOf("UN1013");
  });

  it("is shown as on file, with a note that it is incomplete and where to read the original", () => {
    const [list, note] = symptomStatements(niosh);
    expect(list?.text).toContain("increased heart rate, cardiac output, blood pressure");
    expect(note?.text).toBe("Some words in this list are cut off. Check the list in the Pocket Guide.");
    expect(note?.rests).toEqual([niosh.source]);
  });

  it("has the note for incompatibilities too", () => {
    expect(incompatibilityStatements(niosh)).toHaveLength(2);
  });
});

it("has no note if the list is complete", async () => {
  const chlorine = await pocketGuideOf("UN1017");
  expect(symptomStatements(chlorine)).toHaveLength(1);
  expect(incompatibilityStatements(chlorine)).toHaveLength(1);
});

it.each([
  ["a bracket that nothing closes", ["Strong oxidizers (e.g", "perchlorates"]],
  ["a bracket that nothing opens", ["Halogens chloride)", "water"]],
])("is detected as incomplete by %s", (_name, words) => {
  expect(tornListNote(words)).not.toBeNull();
});

/** Substances with an incomplete list, over every UN number. */
it("finds exactly the incomplete lists of the data", async () => {
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

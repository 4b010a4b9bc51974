import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { CURRENT_ERG } from "../../packages/hazmat-core/src/provenance/source.ts";
import { buildAppearance } from "./appearance.ts";
import { buildCorrelations } from "./correlations.ts";
import { CURRENT_EDITION, PREVIOUS_EDITION, readEdition, type Edition } from "./editions/edition.ts";
import { editionChanges } from "./editions/edition-changes.ts";
import { buildEveryday, packedEveryday } from "./everyday.ts";
import { buildHazardNumbers } from "./plates/hazard-numbers.ts";
import { withLimits } from "./limits.ts";
import { withLinks } from "./links.ts";
import { buildReactivity } from "./reactivity.ts";
import { withMendedNames } from "./names/mended-names.ts";
import { inputHash, readInput } from "./read-input.ts";
import { buildRegulatory } from "./regulatory.ts";
import { buildSearchDocuments, leadersBesides } from "./search-documents.ts";
import { buildSubstances } from "./substances.ts";
import { DROPPED_FILE, droppedText, withCheckedSynonyms } from "./names/synonyms.ts";
import { buildExplosionDistances, buildTransport } from "./transport.ts";
import { moduleText, writeModule } from "./write-module.ts";

/** The input with corrected limits, ids, names and synonyms, and the list of dropped synonyms. */
export function checkedInput(erg: Edition = readEdition(CURRENT_EDITION)): ReturnType<typeof withCheckedSynonyms> {
  return withCheckedSynonyms(withMendedNames(withLinks(withLimits(readInput(erg)))));
}

/** Rejects an edition that the product does not cite: a card would attribute its figures to another edition. */
export function requireCited(erg: Edition): Edition {
  if (erg.key === CURRENT_ERG) return erg;
  throw new RangeError(
    `The product cites ${CURRENT_ERG}, and ${erg.file} is ${erg.key}. See "Adding an edition of the ERG" in docs/sources.md.`,
  );
}

/** The text of every generated module by file name. The freshness test compares it with the committed files. */
export function buildModules(erg: Edition = readEdition(CURRENT_EDITION)): ReadonlyMap<string, string> {
  const { input } = checkedInput(erg);
  const hash = inputHash(erg);
  const substances = buildSubstances(input);
  const transport = buildTransport(input);
  const search = buildSearchDocuments(input, substances, transport.entries);
  const everyday = packedEveryday(buildEveryday(input, search), search);
  const searched = { ...search, leaders: leadersBesides(search), everyday };
  return new Map([
    ["search-documents.ts", moduleText("searchDocuments", "Names, synonyms and numbers to search by.", hash, searched)],
    ["substances.ts", moduleText("substances", "Figures and codes of every substance.", hash, substances)],
    ["transport.ts", moduleText("transport", "UN and NA ids with distances, and the guides.", hash, transport)],
    ["correlations.ts", moduleText("correlations", "Temperature fits by CAS number.", hash, buildCorrelations(input))],
    [
      "edition-changes.ts",
      moduleText(
        "editionChanges",
        "What this edition of the ERG changes against the one before.",
        hash,
        editionChanges(readEdition(PREVIOUS_EDITION), erg, transport.entries),
      ),
    ],
    ["appearance.ts", moduleText("appearance", "Colour and smell of substances.", hash, buildAppearance())],
    [
      "explosion-distances.ts",
      moduleText("explosionDistances", "BLEVE and stand-off distances.", hash, buildExplosionDistances(input)),
    ],
    ["hazard-numbers.ts", moduleText("hazardNumbers", "Numbers of orange plates.", hash, buildHazardNumbers())],
    ["regulatory.ts", moduleText("regulatory", "Substances that rules list with a quantity.", hash, buildRegulatory())],
    [
      "reactivity.ts",
      moduleText(
        "reactivity",
        "Reactive groups and what their pairs do.",
        hash,
        buildReactivity(
          [...input.core, ...input.extended].map((of) => ({ ...of, names: [of.name, ...(of.synonyms ?? [])] })),
        ),
      ),
    ],
  ]);
}

/** `pnpm data [edition folder]`. */
if (import.meta.main) {
  const [folder = CURRENT_EDITION] = process.argv.slice(2);
  for (const [file, text] of buildModules(requireCited(readEdition(resolve(folder))))) {
    console.log(`${writeModule(file, text) ? "wrote" : "fresh"} ${file} (${Math.round(text.length / 1000)} kB)`);
  }
  writeFileSync(DROPPED_FILE, droppedText(checkedInput(readEdition(resolve(folder))).dropped));
  const { writeExamples } = await import("./examples.ts"); // after the modules that it reads are written
  await writeExamples();
}

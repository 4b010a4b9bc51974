import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { CURRENT_EDITION, readEdition, type Edition } from "./editions/edition.ts";
import type { Input, InputUn } from "./input-types.ts";
import { withEdition } from "./transport.ts";

const FOLDER = new URL("./input/", import.meta.url);

/** The files that the dataset is built from besides the edition of the ERG, in hash order. */
const INPUT_FILES = [
  "substances-core.json",
  "substances-extended.json",
  "un-numbers.json",
  "un-links.json",
  "agents.json",
  "everyday-names.json",
  "everyday-names-own.json",
  "pac-units.json",
  "idlh-revisions.json",
] as const;

function text(file: string): string {
  return readFileSync(new URL(file, FOLDER), "utf8");
}

/** A vendored file, unchanged: the consistency tests check its shape. */
const whole = <T>(file: (typeof INPUT_FILES)[number]): T => JSON.parse(text(file)) as T;

const entries = <T>(file: (typeof INPUT_FILES)[number]): readonly T[] => whole<{ entries: readonly T[] }>(file).entries;

/** @param erg - the edition of the ERG that provides every id, guide and distance */
export function readInput(erg: Edition = readEdition(CURRENT_EDITION)): Input {
  return {
    core: entries("substances-core.json"),
    extended: entries("substances-extended.json"),
    un: withEdition(entries<InputUn>("un-numbers.json"), erg),
    distances: erg.distances.entries,
    guides: erg.guides.entries.filter(({ unused }) => unused !== true),
    links: whole("un-links.json"),
    agents: entries("agents.json"),
    agentCategories: erg.warfareAgentsByCategory.entries,
    blevePropane: erg.blevePropane,
    iedStandOff: erg.iedStandOff,
    everyday: entries("everyday-names.json"),
    ownEveryday: entries("everyday-names-own.json"),
    pacUnits: entries("pac-units.json"),
    idlhRevisions: entries("idlh-revisions.json"),
  };
}

/** First 16 hexadecimal digits of the SHA-256 over all input files, included in every generated module. */
export function inputHash(erg: Edition = readEdition(CURRENT_EDITION)): string {
  const hash = createHash("sha256");
  for (const file of INPUT_FILES) {
    hash.update(file).update("\0").update(text(file));
    if (file === "un-numbers.json") hash.update(erg.file).update("\0").update(erg.text);
  }
  return hash.digest("hex").slice(0, 16);
}

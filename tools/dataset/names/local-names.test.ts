import { expect, it } from "vitest";
import {
  bundledChemicalSource,
  chemicalKey,
  leadingEntry,
  nameByNumber,
} from "../../../packages/hazmat-core/src/index.ts";
import { names as spanish } from "../../../packages/ui/src/messages/es/core/names.ts";
import { names as french } from "../../../packages/ui/src/messages/fr/core/names.ts";
import { readInput } from "../read-input.ts";

const source = bundledChemicalSource();

/** Pages use a curly apostrophe and a capital letter. */
const plain = (name: string): string => name.replaceAll("’", "'").toLowerCase();

/** Names of the records that a meaning opens, also as its UN number shows them. */
async function englishNames(cas: string | undefined, un: string | undefined): Promise<readonly string[]> {
  const meant = cas === undefined && un !== undefined ? await source.meant(un) : null;
  const keys = [
    ...(cas === undefined ? [] : [chemicalKey(`cas:${cas}`)]),
    ...(cas === undefined && un !== undefined ? [chemicalKey(`un:${un}`)] : []),
    ...(meant?.kind === "one" ? [meant.match.key] : []),
  ];
  const records = await Promise.all(keys.map((key) => source.record(key)));
  return records.flatMap((record) =>
    record === null ? [] : [record.name, nameByNumber(record, leadingEntry(record, un))],
  );
}

it.each([
  ["French", "fr", french],
  ["Spanish", "es", spanish],
] as const)("shows only %s names that are on file for the same substance", async (_name, language, names) => {
  const { everyday, ownEveryday } = readInput();
  const onFile = new Set<string>();
  for (const { say, means } of [...everyday, ...ownEveryday].filter(({ lang }) => lang === language)) {
    for (const { name = "", cas, un } of means) {
      const local = [name, ...(means.length === 1 ? [say].flat() : [])].map(plain);
      for (const english of await englishNames(cas, un)) for (const one of local) onFile.add(`${english}: ${one}`);
    }
  }
  const shown = Object.entries(names).map(([english, name]) => `${english}: ${plain(name)}`);
  expect(shown.filter((pair) => !onFile.has(pair))).toEqual([]);
  expect(shown.length).toBeGreaterThan(80);
});

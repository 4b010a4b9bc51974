import { expect, it } from "vitest";
import {
  bundledChemicalSource,
  chemicalKey,
  leadingEntry,
  nameByNumber,
  type ChemicalMatch,
  type Meant,
} from "../../../packages/hazmat-core/src/index.ts";
import { names as spanish } from "../../../packages/ui/src/messages/es/core/names.ts";
import { names as french } from "../../../packages/ui/src/messages/fr/core/names.ts";
import { nameInWords } from "../../../packages/hazmat-core/src/reference/search/everyday-names.ts";
import { checkedInput } from "../build.ts";
import { buildEveryday } from "../everyday.ts";
import { readInput } from "../read-input.ts";
import { buildSearchDocuments } from "../search-documents.ts";
import { buildSubstances } from "../substances.ts";
import { buildTransport } from "../transport.ts";

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

/** As typed: as shown, in capitals without accents, and with the apostrophe of a keyboard. */
const typedForms = (name: string): readonly string[] => [
  name,
  name.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase(),
  name.replaceAll("’", "'"),
];

/** Each English name that the records of a meaning show, with the names of the meaning and its UN number. */
async function meaningsOnFile(language: "fr" | "es") {
  const { everyday, ownEveryday } = readInput();
  const rows: { readonly english: string; readonly local: readonly string[]; readonly un: string | undefined }[] = [];
  for (const { say, means } of [...everyday, ...ownEveryday].filter(({ lang }) => lang === language)) {
    for (const { name = "", cas, un } of means) {
      const local = [name, ...(means.length === 1 ? [say].flat() : [])].map(plain);
      for (const english of await englishNames(cas, un)) rows.push({ english, local, un });
    }
  }
  return rows;
}

/** The matches that an answer names, also a substance that no rule lists. */
function named(meant: Meant): readonly ChemicalMatch[] {
  if (meant.kind === "one") return [meant.match];
  if (meant.kind === "several") return meant.matches;
  return meant.kind === "unregulated" ? (meant.related ?? []) : [];
}

it.each([
  ["French", "fr", french],
  ["Spanish", "es", spanish],
] as const)(
  "finds the substance of every %s name that it shows, also without accents",
  async (_name, language, names) => {
    const numbers = Map.groupBy(await meaningsOnFile(language), ({ english }) => english);
    const isAmong = async (english: string, matches: readonly ChemicalMatch[]): Promise<boolean> => {
      for (const { key, unNumber } of matches) {
        const shown = await englishNames(key.startsWith("cas:") ? key.slice(4) : undefined, unNumber ?? undefined);
        const isSameNumber = numbers.get(english)?.some(({ un }) => un !== undefined && un === unNumber) === true;
        if (shown.includes(english) || isSameNumber) return true;
      }
      return false;
    };
    const lost: string[] = [];
    for (const [english, name] of Object.entries(names)) {
      for (const typed of typedForms(name)) {
        const answer = named(await source.meant(typed));
        const list = await source.search(typed, { limit: 3 });
        if (!(await isAmong(english, answer)) || !(await isAmong(english, list))) lost.push(`${typed}: ${english}`);
      }
    }
    expect(lost).toEqual([]);
  },
  60_000,
);

it("finds the records of every French and Spanish meaning that a choice shows", async () => {
  const { input } = checkedInput();
  const documents = buildSearchDocuments(input, buildSubstances(input), buildTransport(input).entries);
  const { everyday, ownEveryday } = readInput();
  const lost: string[] = [];
  const shown = new Set(
    buildEveryday(input, documents)
      .flatMap(([, , meanings]) => meanings)
      .filter(([place]) => place !== null)
      .map(([, , words]) => nameInWords(words)),
  );
  for (const { lang, means } of [...everyday, ...ownEveryday]) {
    for (const { name = "" } of means) {
      if (lang === "en" || name === "" || !shown.has(name)) continue;
      const { kind } = await source.meant(name);
      if (kind === "near" || kind === "none") lost.push(name);
    }
  }
  expect(lost).toEqual([]);
}, 60_000);

it.each([
  ["dichlore", ["UN1017", "UN2465"]],
  ["dicloro", ["UN1017", "UN2465"]],
  ["trichlore", ["UN2468", "UN1710"]],
  ["tricloro", ["UN2468", "UN1710"]],
  ["hipoclorito", ["UN1791", "UN1748"]],
])("asks which substance is meant by %s", async (name, numbers) => {
  const meant = await source.meant(name);
  expect(meant.kind === "several" && meant.matches.map(({ unNumber }) => unNumber)).toEqual(numbers);
});

it.each([
  ["French", "fr", french],
  ["Spanish", "es", spanish],
] as const)("shows only %s names that are on file for the same substance", async (_name, language, names) => {
  const onFile = new Set(
    (await meaningsOnFile(language)).flatMap(({ english, local }) => local.map((name) => `${english}: ${name}`)),
  );
  const shown = Object.entries(names).map(([english, name]) => `${english}: ${plain(name)}`);
  expect(shown.filter((pair) => !onFile.has(pair))).toEqual([]);
  expect(shown.length).toBeGreaterThan(80);
});

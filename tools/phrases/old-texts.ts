/**
 * The texts of `old-texts.txt` that are still in use, as a whole or inside a longer text. Lists them with
 * `node tools/phrases/old-texts.ts`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run-steps.ts";
import { type SourceText, textsOfFolder } from "./english-texts.ts";

const FOLDERS = [
  "apps/reference/src/messages/en",
  "apps/server/src",
  "packages/api-client/src",
  "packages/hazmat-core/src",
  "packages/ui/src/messages/en",
];
const EVERYDAY_NAMES = "tools/dataset/input/everyday-names-own.json";

/** Shorter texts are only compared as a whole: their words occur in many correct texts. */
const PART_WORDS = 4;

const APP = "apps/reference/src/messages/en";
const UI = "packages/ui/src/messages/en";
const CORE = "packages/hazmat-core/src";

/** Old texts that are correct in their current use: text, reason, files. */
const RIGHT: readonly (readonly [text: string, why: string, ...paths: string[]])[] = [
  ["Checklist", "a heading or a kind of row, not a saved checklist", `${APP}/deleted.ts`, `${APP}/fire-safety.ts`],
  ["Checklist", "likewise", `${APP}/responder/responder.ts`, `${UI}/incident/plan-document.ts`],
  ["Done", "a finished setup step or a column of counts", `${APP}/dashboard.ts`, `${UI}/incident/plan-document.ts`],
  ["Done", "the button that closes a dialog, and a tone", `${APP}/account/sign-ins.ts`, `${UI}/controls/controls.ts`],
  ["Not given.", "the reason for an assumed value", `${CORE}/exposure/convert-concentration.ts`],
  ["Photo", "a kind of log entry, not the button that adds one", `${UI}/incident/incident-log.ts`],
  ["Place on the map", "“place” is the verb of the button", `${APP}/plans.ts`],
  [
    "Position",
    "of a picture in the list, and in an organization",
    `${APP}/locations.ts`,
    `${UI}/incident/plan-document.ts`,
  ],
  ["Radioactive", "class 7 on a placard", `${CORE}/hazard/class-words.ts`],
  ["Sending...", "a link goes out by email; no file", `${APP}/account/sign-in.ts`],
  ["State", "of the United States", `${APP}/tier-two.ts`],
  ["State", "solid, liquid or gas", `${CORE}/import/extra-fields.ts`, `${CORE}/isolation/isolation-rows.ts`],
  ["State", "likewise", `${CORE}/isolation/isolation.ts`, `${UI}/identify/identify.ts`],
  ["You", "marks the reader in a list of people", `${APP}/account/people.ts`, `${APP}/responder/team.ts`],
  ["carbon disulphide", "a spelling that people search for", EVERYDAY_NAMES],
  ["not more than", "read in labels, not shown", `${CORE}/reference/mention/strength.ts`],
  ["zone {}", "as shipping papers print it; a longer line pushes the distance off a phone", `${UI}/chemical/card.ts`],
  ["zone {}", "the place in 49 CFR that a source names", `${CORE}/reference/figures/nfpa-rating-of.ts`],
  ["{} by {}", "the date and the person of a check", `${UI}/business/business.ts`],
];
/** The same, with one row per file. */
export const RIGHT_HERE: readonly SourceText[] = RIGHT.flatMap(([text, , ...paths]) =>
  paths.map((path) => ({ path, text })),
);

const END = /[.,;:!?…]+$/;
const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** A run of words without its final punctuation mark. */
function runOf(words: readonly string[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .join(" ")
    .replace(END, "");
}

/** True if a run of words is a clause: between two punctuation marks, or between one and an end of the text. */
function isClause(words: readonly string[], at: number, length: number): boolean {
  const last = words[at + length - 1];
  const before = words[at - 1];
  return (before === undefined || END.test(before)) && (at + length >= words.length || END.test(last ?? ""));
}

/** Returns a function that finds the old texts in a text. */
export function finderOf(oldTexts: readonly string[]): (text: string) => readonly string[] {
  const wholes = new Set(oldTexts);
  const parts = Map.groupBy(
    oldTexts.filter((old) => wordsOf(old).length >= PART_WORDS),
    (old) => runOf(wordsOf(old), 0, PART_WORDS),
  );
  return (text) => {
    const words = wordsOf(text);
    const inside = words.flatMap((_word, at) =>
      (parts.get(runOf(words, at, PART_WORDS)) ?? []).filter((old) => {
        const { length } = wordsOf(old);
        return isClause(words, at, length) && runOf(words, at, length) === runOf(wordsOf(old), 0, length);
      }),
    );
    return [...new Set([...(wholes.has(text) ? [text] : []), ...inside])];
  };
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function textsInUse(): readonly SourceText[] {
  const names = stringsIn(JSON.parse(readFileSync(join(root, EVERYDAY_NAMES), "utf8")));
  return [...FOLDERS.flatMap(textsOfFolder), ...names.map((text) => ({ path: EVERYDAY_NAMES, text }))];
}

/** Every old text in use, with its file. */
export function oldTextsInUse(): readonly SourceText[] {
  const lines = readFileSync(new URL("old-texts.txt", import.meta.url), "utf8").split("\n");
  const find = finderOf(lines.filter((line) => line !== "" && !line.startsWith("# ")));
  return textsInUse().flatMap(({ path, text }) => find(text.trim()).map((old) => ({ path, text: old })));
}

/** True if an old text is listed as correct in its file. */
export function isRightHere({ path, text }: SourceText): boolean {
  return RIGHT_HERE.some((right) => right.path === path && right.text === text);
}

if (import.meta.main) {
  const left = oldTextsInUse().filter((text) => !isRightHere(text));
  for (const { path, text } of left) console.log(`${path}: ${text}`);
  console.log(`${left.length} old texts left`);
}

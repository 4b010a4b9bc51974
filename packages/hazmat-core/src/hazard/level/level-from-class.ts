import type { SourceRef } from "../../provenance/source.ts";
import { readClassCodes, type ReadClassCodes } from "../class-words.ts";
import { withoutNegatedWords, GHS_STATEMENTS, ghsCodesIn, isEnvironmentCode } from "../ghs-statements.ts";
import { graded, leadingDerivation, unknownLevel, type HazardDerivation } from "../hazard-derivation.ts";
import { HAZARD_LEVELS, type HazardLevel } from "../hazard-level.ts";
import { ungraded, ungradedByClass, ungradedByWords } from "../ungraded-dangers.ts";

/** The specified word match: the first row whose word the text contains, in any letter case, gives the level. */
const LEVEL_BY_WORD: readonly (readonly [word: string, level: HazardLevel])[] = [
  ["explosive", "extreme"],
  ["toxic", "extreme"],
  ["flammable", "high"],
  ["corrosive", "high"],
  ["oxidizer", "medium"],
  ["irritant", "medium"],
];

/**
 * Maps a class text to one of four levels as the specification requires: class names (`Flammable liquid`), UN class
 * codes with subsidiary classes (`2.3 (5.1, 8)`) and stored levels (`high`). **Returns `low` for any text that it does
 * not recognize**, such as a blank or `banana`, and matches substrings: `Non-flammable gas` gives high. Never show its
 * result alone: `explainHazardFromClass` and `highestLevel` distinguish a rated level from missing data. A lint rule
 * enforces this in apps and components.
 *
 * @example
 * hazardLevelFromClass("Flammable liquid"); // "high"
 * hazardLevelFromClass("2.3"); // "extreme"
 * hazardLevelFromClass("medium"); // "medium"
 * hazardLevelFromClass(); // "low"
 */
export function hazardLevelFromClass(text?: string | null): HazardLevel {
  const trimmed = text?.trim() ?? "";
  const words = readClassCodes(trimmed)?.words.join(", ") ?? trimmed;
  return storedLevel(trimmed) ?? matchOf(words)?.[1] ?? "low";
}

/**
 * Derives a hazard level with its basis from a class text; there is a level only if the text gives one. Accepts the
 * input of `hazardLevelFromClass`, GHS hazard statements as code or text (`H330`, `Fatal if inhaled`), a class among
 * other words (`6.1 PG I`, `Class 3 liquid`) and negations (`Non-toxic`). Unrecognized texts are `unknown`, as is class
 * 9, which covers hazards from hot tar to fumigated cargo. Radiation, infection, asphyxiants and batteries are
 * `not_graded`.
 *
 * @param sources - sources of the class text
 * @example
 * explainHazardFromClass("8").basis; // "Class 8 (Corrosive): contains \"corrosive\"."
 * explainHazardFromClass("Fatal if inhaled").level; // "extreme"
 * explainHazardFromClass("banana").kind; // "unknown"
 * explainHazardFromClass("7").kind; // "not_graded"
 */
export function explainHazardFromClass(
  text: string | null | undefined,
  sources: readonly SourceRef[] = [],
): HazardDerivation {
  const derivations = derivationsFromClass(text, sources);
  return leadingDerivation(derivations) ?? unknownLevel("No hazard class on file.", sources);
}

/** All derivations from a class text, so that the ones that do not lead can be named. Never empty. */
export function derivationsFromClass(
  text: string | null | undefined,
  sources: readonly SourceRef[] = [],
): readonly HazardDerivation[] {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "") return [unknownLevel("No hazard class on file.", sources)];
  const stored = storedLevel(trimmed);
  if (stored !== undefined) return [graded(stored, `Level entered as ${stored}.`, sources)];
  const codes = readClassCodes(trimmed) ?? readClassCodes(withoutTrimmings(trimmed));
  const found = codes === null ? fromText(trimmed, sources) : fromCodes(codes, sources);
  return found.length > 0 ? found : [unknownLevel(unreadReason(trimmed, codes), sources)];
}

/** The stored level that a text is, in any letter case: a user chose it. */
export function storedLevel(text: string): HazardLevel | undefined {
  return HAZARD_LEVELS.find((level) => level === text.trim().toLowerCase());
}

function matchOf(words: string): (typeof LEVEL_BY_WORD)[number] | undefined {
  const lower = words.toLowerCase();
  return LEVEL_BY_WORD.find(([word]) => lower.includes(word));
}

function fromCodes(codes: ReadClassCodes, sources: readonly SourceRef[]): readonly HazardDerivation[] {
  const label = labelOf("", codes);
  const match = matchOf(codes.words.join(", "));
  return [
    ...(match === undefined ? [] : [graded(match[1], `${label}: contains "${match[0]}".`, sources)]),
    ...ungradedByClass(codes.codes).map((danger) => ungraded(danger, label, sources)),
  ];
}

function fromText(trimmed: string, sources: readonly SourceRef[]): readonly HazardDerivation[] {
  const label = labelOf(trimmed, null);
  const codes = ghsCodesIn(trimmed);
  const words = withoutNegatedWords(trimmed);
  const statement = GHS_STATEMENTS.find(
    (rule) => codes.some((code) => rule.codes.test(code)) || rule.wording.test(words),
  );
  const dangers = ungradedByWords(trimmed);
  const environment = codes.some(isEnvironmentCode) && !dangers.includes("environment") ? ["environment" as const] : [];
  return [
    ...(statement === undefined
      ? []
      : [graded(statement.level, `${label}: ${readingOf(statement.as, words)}.`, sources)]),
    ...classesWithin(trimmed).flatMap((read) => fromCodes(read, sources)),
    ...[...dangers, ...environment].map((danger) => ungraded(danger, label, sources)),
  ];
}

function readingOf(as: string, words: string): string {
  return words.includes(as) ? `contains "${as}"` : `read as ${as}`;
}

function labelOf(trimmed: string, codes: ReadClassCodes | null): string {
  if (codes === null) return `Class “${trimmed}”`;
  const words = codes.words.filter((word) => word !== "").join(", ");
  return `Class ${codes.codes.join(", ")}${words === "" ? "" : ` (${words})`}`;
}

function unreadReason(trimmed: string, codes: ReadClassCodes | null): string {
  const label = labelOf(trimmed, codes);
  return codes?.codes.includes("9") === true
    ? `${label}: covers many kinds of hazard, so it gives no level.`
    : `${label}: no rule covers it.`;
}

const PACKING_GROUP = /(?:,\s*)?\b(?:PG|packing group)\s*(?:I{1,3}|[123])\b/gi;
const BETWEEN = /\b(?:and|with|sub(?:sidiary)?(?:\s+(?:risks?|hazards?|class(?:es)?))?)\b/gi;

/** `6.1 PG I` and `2.3 and 8` without the parts that are not codes. */
function withoutTrimmings(trimmed: string): string {
  return trimmed.replaceAll(PACKING_GROUP, " ").replaceAll(BETWEEN, " ");
}

const CLASS_WITHIN = /\b(?:class|division|div\.?)\s*([1-9](?:\.[1-9])?[A-S]?)(?![\w.]\d)/gi;

/** Classes named as such among other words. A bare number does not count: it can be a quantity. */
function classesWithin(trimmed: string): readonly ReadClassCodes[] {
  return [...trimmed.matchAll(CLASS_WITHIN)].flatMap(([, code]) => readClassCodes(code ?? "") ?? []);
}

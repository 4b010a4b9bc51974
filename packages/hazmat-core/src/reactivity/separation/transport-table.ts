import type { SourceRef } from "../../provenance/source.ts";
import type { PackingGroup } from "../../record/packing-group.ts";
import {
  compatibilityGroup,
  explosiveVerdict,
  TRANSPORT_VERDICTS,
  type ExplosiveCode,
  type ExplosiveVerdict,
  type TransportNote,
  type TransportVerdict,
} from "./explosive-groups.ts";

/** Rows of the segregation table. `6.1A`: poisonous liquids of packing group I, hazard zone A. `8`: liquids. */
const ROWS = [
  "1.1", // and 1.2
  "1.3",
  "1.4",
  "1.5",
  "1.6",
  "2.1",
  "2.2",
  "2.3A",
  "2.3B",
  "3",
  "4.1",
  "4.2",
  "4.3",
  "5.1",
  "5.2",
  "6.1A",
  "7",
  "8",
] as const;

/** An entry of the table's own rows. */
export type TransportRow = (typeof ROWS)[number];

/** X: not in one storage area. O: only if leaks cannot mix. `*`: paragraph (f) decides. */
const CELLS: Readonly<Record<TransportRow, string>> = {
  "1.1": "*****XXXXXXXXXXXXX",
  "1.3": "*****X XXX XXXXX X",
  "1.4": "*****O OOO O   O O",
  "1.5": "*****XXXXXXXXXXXXX",
  "1.6": "*****             ",
  "2.1": "XXOX   XO      OO ",
  "2.2": "X  X              ",
  "2.3A": "XXOX X   XXXXXX  X",
  "2.3B": "XXOX O   OOOOOO  O",
  "3": "XXOX   XO    O X  ",
  "4.1": "X  X   XO      X O",
  "4.2": "XXOX   XO      X X",
  "4.3": "XX X   XO      X O",
  "5.1": "XX X   XOO     X O",
  "5.2": "XX X   XO      X O",
  "6.1A": "XXOX O   XXXXXX  X",
  "7": "X  X O            ",
  "8": "XXOX   XO OXOOOX  ",
};

/** A substance as evaluated by the table. */
export interface TransportReading {
  /** As printed, without the letter of a zone: two of one class are compared only by their primary class. */
  readonly primary: string | null;
  readonly rows: readonly TransportRow[];
  /**
   * True if the zone, division or state is not on file: the stricter row applies, and a corrosive counts as a liquid.
   */
  readonly isAssumed: boolean;
  /** Codes of class 1, with the compatibility group if it is on file. */
  readonly explosives: readonly ExplosiveCode[];
  /** Ammonium nitrate (UN1942) or ammonium nitrate fertilizer: note A of the table. */
  readonly isAmmoniumNitrate: boolean;
  readonly isCyanide: boolean;
  readonly isAcid: boolean;
}

/** Result of 49 CFR 177.848 for two substances. It is a transport rule. */
export interface TransportSaying {
  readonly verdict: TransportVerdict;
  /** The two rows that decided, as the table prints them. */
  readonly rows: readonly [TransportRow, TransportRow] | null;
  readonly isAssumed: boolean;
  /**
   * A corrosive liquid and a substance of class 4 or 5: paragraph (e)(3) lets the liquid stand neither above nor beside the
   * other, whatever separates them. Its exception is for truckloads and does not apply to a store.
   */
  readonly notAboveOrBeside: boolean;
  readonly notes: readonly TransportNote[];
  /** Combined code of two explosives: `1.1D`, or the group `E`. `null`: no change, or not class 1. */
  readonly countsAs: string | null;
  readonly source: SourceRef;
}

/** Data of a number's transport entry in addition to its class. */
export interface TransportDetail {
  readonly names: readonly string[];
  readonly zones?: readonly string[];
  readonly packingGroups?: readonly string[];
}

/** Further data on a substance. */
export interface TransportFacts {
  /** Packing groups as in the rows of the inventory; empty: none on file. */
  readonly packingGroups?: readonly PackingGroup[];
  /** Every name on file. */
  readonly names?: readonly string[];
  /** Every UN or NA number on file. */
  readonly numbers?: readonly string[];
  /** Numbers of its reactive groups. */
  readonly reactiveGroups?: readonly number[];
}

type ReadRow = readonly [TransportRow | null, isAssumed: boolean];

/** The strictest row of a class, for a division that is not on file or does not exist. */
const STRICTEST: Readonly<Record<string, TransportRow>> = {
  "1": "1.1",
  "2": "2.3A",
  "3": "3",
  "4": "4.2",
  "5": "5.1",
  "7": "7",
  "8": "8",
};

/** Ammonium nitrate, and ammonium nitrate fertilizers. */
const AMMONIUM_NITRATE: ReadonlySet<string> = new Set(["UN1942", "UN2067", "UN2071"]);

/** Reactive groups: inorganic cyanides, and acids. */
const CYANIDES = 11;
const ACIDS: ReadonlySet<number> = new Set([1, 2, 3, 60]);

/** Zone A of packing group I has a row. The group on file decides if the entry of the number does not. */
function poisonRow(detail: TransportDetail | null, groups: readonly PackingGroup[]): ReadRow {
  const possible = detail?.packingGroups ?? [];
  // If the entry does not have the group, one of the two is wrong: then the entry decides.
  const stated = groups.filter((group) => possible.length === 0 || possible.includes(group));
  if (stated.length > 0 && !stated.includes("I")) return [null, false];
  if (detail === null) return [stated.length > 0 ? "6.1A" : null, true];
  const zones = detail.zones ?? [];
  return [zones.includes("A") ? "6.1A" : null, zones.length > 1];
}

const divisionOf = (printed: string): string => /^\d(?:\.\d)?/.exec(printed)?.[0] ?? "";

const isDivisionOf1 = (division: string): boolean => /^1\.[1-6]$/.test(division);

const rowOfExplosive = (division: string): string => (isDivisionOf1(division) && division !== "1.2" ? division : "1.1");

function rowOf(printed: string, detail: TransportDetail | null, groups: readonly PackingGroup[]): ReadRow {
  const division = divisionOf(printed);
  const zones = detail?.zones ?? [];
  if (division === "1.2") return ["1.1", false];
  if (division === "2.3") {
    if (zones.length !== 1) return ["2.3A", true];
    const [zone] = zones;
    return [zone === "A" ? "2.3A" : zone === "B" ? "2.3B" : null, false];
  }
  if (division === "6.1" || division === "6") return poisonRow(detail, groups);
  if (division === "8") {
    const isSolid = detail !== null && detail.names.every((name) => /\bsolid\b/i.test(name));
    return [isSolid ? null : "8", detail === null];
  }
  const row = ROWS.find((known) => known === division);
  if (row !== undefined) return [row, false];
  const [hazardClass = ""] = division;
  return [STRICTEST[hazardClass] ?? null, hazardClass in STRICTEST];
}

/** Codes of class 1. A code without its letter uses the letter of another code of the same division. */
function explosivesOf(
  hazardClasses: readonly string[],
  isNamed: boolean,
  names: readonly string[],
): readonly ExplosiveCode[] {
  const matches = (pattern: RegExp): boolean | null =>
    names.some((name) => pattern.test(name)) ? true : isNamed ? false : null;
  const [isFireworks, isDetonator] = [matches(/fireworks?\b/i), matches(/(?<!\bwithout )\bdetonator/i)];
  return hazardClasses
    .map((printed) => ({ division: divisionOf(printed), group: compatibilityGroup(printed) }))
    .filter(({ division }) => division.startsWith("1"))
    .filter(
      ({ division, group }, _, all) =>
        group !== null || !all.some((other) => other.group !== null && other.division === division),
    )
    .map((code) => ({ ...code, isFireworks, isDetonator }));
}

/**
 * Returns the rows of the table that apply to a substance.
 *
 * @param hazardClasses - as printed, primary first
 * @param detail - of its UN entry; `null` if no number is on file
 */
export function transportReading(
  hazardClasses: readonly string[],
  detail: TransportDetail | null,
  { packingGroups = [], names = [], numbers = [], reactiveGroups = [] }: TransportFacts = {},
): TransportReading {
  // Class 2 without its division can be flammable or toxic: neither row is the stricter one.
  const possible = hazardClasses.flatMap((printed) => (printed === "2" ? ["2.1", "2.3"] : [printed]));
  const read = possible.map((printed) => rowOf(printed, detail, packingGroups));
  const [primary = ""] = hazardClasses.map(divisionOf);
  const isAcid = reactiveGroups.some((group) => ACIDS.has(group));
  return {
    primary: primary === "" ? null : primary,
    rows: [...new Set(read.flatMap(([row]) => (row === null ? [] : [row])))],
    isAssumed: read.some(([, isAssumed]) => isAssumed),
    explosives: explosivesOf(hazardClasses, detail !== null, [...(detail?.names ?? []), ...names]),
    isAmmoniumNitrate: numbers.length > 0 && numbers.every((number) => AMMONIUM_NITRATE.has(number)),
    // Hydrogen cyanide is in both groups: the rule prevents its formation.
    isCyanide: reactiveGroups.includes(CYANIDES) && !isAcid,
    isAcid,
  };
}

type RowPair = readonly [TransportRow, TransportRow];

const cell = ([one, other]: RowPair): string => CELLS[one][ROWS.indexOf(other)] ?? " ";

/** The deciding rule with its paragraph. */
interface RuleResult extends ExplosiveVerdict {
  readonly rows: RowPair | null;
  readonly locator: string;
}

const ruleResult = (verdict: TransportVerdict, rows: RowPair | null, locator: string): RuleResult => ({
  verdict,
  rows,
  locator: rows === null ? locator : `${locator}, ${rows[0]} and ${rows[1]}`,
  notes: [],
  countsAs: null,
});

const strictestOf = (results: readonly RuleResult[]): RuleResult | undefined =>
  results.toSorted((a, b) => TRANSPORT_VERDICTS.indexOf(a.verdict) - TRANSPORT_VERDICTS.indexOf(b.verdict))[0];

const inRow = ({ explosives }: TransportReading, row: TransportRow): readonly ExplosiveCode[] =>
  explosives.filter(({ division }) => rowOfExplosive(division) === row);

/** Paragraph (f): the strictest of all codes of class 1 in these two rows. */
function explosiveResults(one: TransportReading, other: TransportReading, [a, b]: RowPair): readonly RuleResult[] {
  return inRow(one, a).flatMap((code) =>
    inRow(other, b).map((otherRow) => {
      const { group } = code;
      const groups = group === null || otherRow.group === null ? "" : `, groups ${group} and ${otherRow.group}`;
      return { ...explosiveVerdict(code, otherRow), rows: [a, b] as const, locator: `paragraph (f)${groups}` };
    }),
  );
}

/** Paragraph (e)(5): note A lifts the X between ammonium nitrate and Division 1.1 or 1.5, but not 1.2. */
const isNoteA = (
  nitrate: TransportReading,
  row: TransportRow,
  explosive: TransportReading,
  at: TransportRow,
): boolean =>
  nitrate.isAmmoniumNitrate &&
  row === "5.1" &&
  (at === "1.1" || at === "1.5") &&
  inRow(explosive, at).every(({ division }) => division === at);

function ruleResultsOf(one: TransportReading, other: TransportReading, rows: RowPair): readonly RuleResult[] {
  const [a, b] = rows;
  switch (cell(rows)) {
    case "*":
      return explosiveResults(one, other, rows);
    case "X":
      return isNoteA(one, a, other, b) || isNoteA(other, b, one, a)
        ? [{ ...ruleResult("conditional", rows, "paragraph (e)(5)"), notes: ["ammonium-nitrate"] }]
        : [ruleResult("apart", rows, "paragraph (d)")];
    case "O":
      return [ruleResult("separated", rows, "paragraph (d)")];
    default:
      return [];
  }
}

const isClass1 = ({ primary }: TransportReading): boolean => primary?.startsWith("1") === true;

/**
 * Paragraph (e)(6): two of one division, whatever their subsidiary classes, unless they react. Class 1 has paragraph
 * (f).
 */
function isSameClass(one: TransportReading, other: TransportReading): boolean {
  const hasDivisionOf1 = [...one.explosives, ...other.explosives].some(({ division }) => isDivisionOf1(division));
  return one.primary === other.primary && one.primary !== "2" && !isClass1(one) && !hasDivisionOf1;
}

function pairsOf(one: TransportReading, other: TransportReading): readonly RowPair[] {
  if (isSameClass(one, other)) return [];
  const pairs = one.rows.flatMap((a) => other.rows.map((b): RowPair => [a, b]));
  return isClass1(one) && isClass1(other) ? pairs.filter((pair) => cell(pair) === "*") : pairs;
}

function strictestResult(one: TransportReading, other: TransportReading, pairs: readonly RowPair[]): RuleResult {
  if ((one.isCyanide && other.isAcid) || (one.isAcid && other.isCyanide)) {
    return { ...ruleResult("apart", null, "paragraph (c), cyanide and acid"), notes: ["cyanide-with-acid"] };
  }
  if (one.primary === null || other.primary === null) return ruleResult("unknown", null, "paragraph (d)");
  return (
    strictestOf(pairs.flatMap((pair) => ruleResultsOf(one, other, pair))) ?? ruleResult("none", null, "paragraph (d)")
  );
}

/** True if the rule allows two substances in one storage area only with separation, on a condition, or not at all. */
export const isRestricted = (verdict: TransportVerdict): boolean => verdict !== "none" && verdict !== "unknown";

/** Result of the rule for two substances, in either order; the stricter of all their classes counts. */
export function transportVerdict(one: TransportReading, other: TransportReading): TransportSaying {
  const pairs = pairsOf(one, other);
  const { verdict, rows, locator, notes, countsAs } = strictestResult(one, other, pairs);
  return {
    verdict,
    rows: isRestricted(verdict) ? rows : null,
    isAssumed: one.isAssumed || other.isAssumed,
    notAboveOrBeside: pairs.some((pair) => pair.includes("8") && pair.some((row) => /^[45]/.test(row))),
    notes,
    countsAs,
    source: { key: "49CFR177.848", locator },
  };
}

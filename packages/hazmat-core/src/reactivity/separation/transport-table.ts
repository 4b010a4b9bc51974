import type { SourceRef } from "../../provenance/source.ts";
import type { PackingGroup } from "../../record/packing-group.ts";

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

/** X: not in one storage place. O: only where what leaks cannot come together. Explosives go by groups of their own: `*`. */
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

/** What the table says of two. `none`: it names no restriction. `unknown`: no class of one of them is on file. */
export type TransportVerdict = "apart" | "separated" | "none" | "unknown";

/** A substance as the table reads it. */
export interface TransportReading {
  /** As printed, without the letter of a zone: two of one class are held by their primary class alone. */
  readonly primary: string | null;
  readonly rows: readonly TransportRow[];
  /** The zone or the state is not on file: a gas is held to the stricter row, a corrosive counts as a liquid. */
  readonly isAssumed: boolean;
}

/** What 49 CFR 177.848(d) says of two substances. It is a rule for transport. */
export interface TransportSaying {
  readonly verdict: TransportVerdict;
  /** The two rows that decided, as the table prints them. */
  readonly rows: readonly [TransportRow, TransportRow] | null;
  readonly isAssumed: boolean;
  /**
   * A corrosive liquid and a substance of class 4 or 5: paragraph (e)(3) lets the liquid stand neither above nor beside the
   * other, whatever separates them.
   */
  readonly notAboveOrBeside: boolean;
  readonly source: SourceRef;
}

/** What the transport entry of a number adds to its class. */
export interface TransportDetail {
  readonly names: readonly string[];
  readonly zones?: readonly string[];
  readonly packingGroups?: readonly string[];
}

type ReadRow = readonly [TransportRow | null, isAssumed: boolean];

/** Zone A of packing group I has a row. The group on file decides where the entry of the number leaves it open. */
function poisonRow(detail: TransportDetail | null, groups: readonly PackingGroup[]): ReadRow {
  const possible = detail?.packingGroups ?? [];
  // A group that the entry does not have is a mistake of one of the two: then the entry decides.
  const stated = groups.filter((group) => possible.length === 0 || possible.includes(group));
  if (stated.length > 0 && !stated.includes("I")) return [null, false];
  if (detail === null) return [stated.length > 0 ? "6.1A" : null, true];
  const zones = detail.zones ?? [];
  return [zones.includes("A") ? "6.1A" : null, zones.length > 1];
}

function rowOf(printed: string, detail: TransportDetail | null, groups: readonly PackingGroup[]): ReadRow {
  const [division = ""] = /^\d(?:\.\d)?/.exec(printed) ?? [];
  const zones = detail?.zones ?? [];
  if (division === "1.2") return ["1.1", false];
  if (division === "2.3") {
    if (zones.length !== 1) return ["2.3A", true];
    const [zone] = zones;
    return [zone === "A" ? "2.3A" : zone === "B" ? "2.3B" : null, false];
  }
  if (division === "6.1") return poisonRow(detail, groups);
  if (division === "8") {
    const isSolid = detail !== null && detail.names.every((name) => /\bsolid\b/i.test(name));
    return [isSolid ? null : "8", detail === null];
  }
  return [ROWS.find((row) => row === division) ?? null, false];
}

/**
 * The rows of the table that a substance is held by.
 *
 * @param hazardClasses - as printed, primary first
 * @param detail - of its UN entry; `null` where no number is on file
 * @param groups - packing groups as the rows of the inventory state them; empty: none is on file
 */
export function transportReading(
  hazardClasses: readonly string[],
  detail: TransportDetail | null,
  groups: readonly PackingGroup[] = [],
): TransportReading {
  const read = hazardClasses.map((printed) => rowOf(printed, detail, groups));
  const [primary = null] = hazardClasses;
  return {
    primary: primary === null ? null : (/^\d(?:\.\d)?/.exec(primary)?.[0] ?? null),
    rows: [...new Set(read.flatMap(([row]) => (row === null ? [] : [row])))],
    isAssumed: read.some(([, isAssumed]) => isAssumed),
  };
}

const cell = (one: TransportRow, other: TransportRow): string => CELLS[one][ROWS.indexOf(other)] ?? " ";

const sourceOf = (rows: readonly [TransportRow, TransportRow] | null): SourceRef => ({
  key: "49CFR177.848",
  locator: rows === null ? "paragraph (d)" : `paragraph (d), ${rows[0]} and ${rows[1]}`,
});

/** What the table says of two substances, in either order; the stricter of all their classes counts. */
export function transportSaying(one: TransportReading, other: TransportReading): TransportSaying {
  const isAssumed = one.isAssumed || other.isAssumed;
  const none = { rows: null, isAssumed, notAboveOrBeside: false, source: sourceOf(null) };
  if (one.primary === null || other.primary === null) return { ...none, verdict: "unknown" };
  // Paragraph (e)(6): what is of one class may stand together whatever else it does, unless the two react.
  if (one.primary === other.primary && !one.primary.startsWith("1")) return { ...none, verdict: "none" };
  const pairs = one.rows.flatMap((a) => other.rows.map((b) => [a, b] as const));
  const strictest =
    pairs.find(([a, b]) => ["X", "*"].includes(cell(a, b))) ?? pairs.find(([a, b]) => cell(a, b) === "O");
  if (strictest === undefined) return { ...none, verdict: "none" };
  const verdict = cell(...strictest) === "O" ? "separated" : "apart";
  const notAboveOrBeside = pairs.some((pair) => pair.includes("8") && pair.some((row) => /^[45]/.test(row)));
  return { verdict, rows: strictest, isAssumed, notAboveOrBeside, source: sourceOf(strictest) };
}

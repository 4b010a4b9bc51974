/** Compatibility groups of class 1, in the order of the table. */
const GROUPS = "ABCDEFGHJKLNS";

/** Compatibility table for class 1. `4`: printed as X(4). `5`: printed as 4/5. */
const CELLS: Readonly<Record<string, string>> = {
  A: " XXXXXXXXXXXX",
  B: "X X4XXXXXXXX5",
  C: "XX 22X6XXXX35",
  D: "X42 2X6XXXX35",
  E: "XX22 X6XXXX35",
  F: "XXXXX XXXXXX5",
  G: "XX666X XXXXX5",
  H: "XXXXXXX XXXX5",
  J: "XXXXXXXX XXX5",
  K: "XXXXXXXXX XX5",
  L: "XXXXXXXXXX1XX",
  N: "XX333XXXXXX 5",
  S: "X555555555X5 ",
};

/**
 * Result of the rule for two substances, the strictest first. `group-needed`: a compatibility group is not on file.
 * `conditional`: together only under the conditions in the notes. `none`: no restriction. `unknown`: no class on file.
 */
export const TRANSPORT_VERDICTS = ["apart", "group-needed", "conditional", "separated", "none", "unknown"] as const;

/** An entry of `TRANSPORT_VERDICTS`. */
export type TransportVerdict = (typeof TRANSPORT_VERDICTS)[number];

/** Rule that a reader must know beside the verdict. */
export type TransportNote =
  | "enter-group"
  | "identical-only"
  | "detonators"
  | "fireworks"
  | "articles-only"
  | "ammonium-nitrate"
  | "cyanide-with-acid";

/** Class 1 code of a substance. `null`: not on file. */
export interface ExplosiveCode {
  /** `1.4`; `1` where the division is not on file. */
  readonly division: string;
  readonly group: string | null;
  readonly isFireworks: boolean | null;
  readonly isDetonator: boolean | null;
}

/** Result of the compatibility table for two explosives. */
export interface ExplosiveVerdict {
  readonly verdict: TransportVerdict;
  readonly notes: readonly TransportNote[];
  /** What a mixed load counts as: a group (`E`), or a division with its group (`1.1D`). `null`: no change. */
  readonly countsAs: string | null;
}

/** Every division with its groups. The groups that mix most exist in one division: S in 1.4, N in 1.6. */
const PRINTED = /^(?:1\.4S|1\.6N|1\.[1-6][A-HJ-L])$/;

/**
 * Compatibility letter of a printed class such as `1.4S`; `null` if it has none, or one that does not exist for its
 * division.
 */
export const compatibilityGroup = (printed: string): string | null =>
  PRINTED.test(printed) ? printed.slice(-1) : null;

/** Looks up two explosives in the compatibility table of 49 CFR 177.848(f), with notes (g) and rules (h) and (i). */
export function explosiveVerdict(one: ExplosiveCode, other: ExplosiveCode): ExplosiveVerdict {
  if (one.group === null || other.group === null) {
    return { verdict: "group-needed", notes: ["enter-group"], countsAs: null };
  }
  const plain = { notes: [], countsAs: null };
  switch (CELLS[one.group]?.[GROUPS.indexOf(other.group)] ?? "X") {
    case " ":
      return { verdict: "none", notes: [], countsAs: mixedDivision(one, other) };
    case "1":
      return { ...plain, verdict: "conditional", notes: ["identical-only"] };
    case "2":
      return { ...plain, verdict: "none", countsAs: "E" };
    case "3":
      return { ...plain, verdict: "none", countsAs: "D" };
    case "4":
      return { ...plain, verdict: "apart", notes: detonatorNotes(one, other) };
    case "5":
      return { ...verdictWithGroupS(one, other), countsAs: null };
    case "6":
      return { ...plain, verdict: "conditional", notes: ["articles-only"] };
    default:
      return { ...plain, verdict: "apart" };
  }
}

/** One group, several divisions: all count as the lowest number, and 1.5D with 1.2D as 1.1D. */
function mixedDivision(one: ExplosiveCode, other: ExplosiveCode): string | null {
  if (one.division === other.division) return null;
  const [low = "", high = ""] = [one.division, other.division].toSorted();
  return `${low === "1.2" && high === "1.5" ? "1.1" : low}${one.group ?? ""}`;
}

const detonatorNotes = (one: ExplosiveCode, other: ExplosiveCode): readonly TransportNote[] =>
  one.isDetonator === false && other.isDetonator === false ? [] : ["detonators"];

/** Group S with another group: notes 4 and 5. Unless known otherwise, an explosive can be a detonator or a firework. */
function verdictWithGroupS(one: ExplosiveCode, other: ExplosiveCode): Omit<ExplosiveVerdict, "countsAs"> {
  const [small, large] = one.group === "S" ? [one, other] : [other, one];
  const isBesideMassExplosive = large.division === "1.1" || large.division === "1.2";
  const fireworks = isBesideMassExplosive && small.isFireworks !== false ? (["fireworks"] as const) : [];
  const notes = [...fireworks, ...detonatorNotes(one, other)];
  if (fireworks.length > 0 && small.isFireworks === true) return { verdict: "apart", notes };
  return { verdict: notes.length === 0 ? "none" : "conditional", notes };
}

import { CURRENT_ERG, type SourceRef } from "../../provenance/source.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";
import type { GuideNumber, TransportEntry } from "../../record/transport-entry.ts";
import { fallbackGuide, isExplosive } from "../../isolation/isolation-fallback.ts";
import { leadingEntry } from "../../isolation/leading-entry.ts";
import { entryUnder } from "../guide-choices.ts";
import { GUIDE_RULES, type GuideRule } from "./guide-rules.ts";
import type { HazardFact, HazardKind } from "./hazard-fact.ts";
import { hazardFactsOf } from "./hazard-facts-of.ts";
import { physicalStateOf } from "./physical-state-of.ts";

/** The basis of a derived guide, with its source. */
export type ShownFact = Pick<HazardFact, "shown" | "source">;

/** The guide that applies to a record, and its basis. */
export type MeantGuide =
  | {
      readonly kind: "listed";
      readonly guide: GuideNumber;
      readonly polymerizes: boolean;
      readonly entry: TransportEntry;
    }
  | {
      /** No UN number gives the guide: it is derived from the known hazards. */
      readonly kind: "derived";
      readonly guide: GuideNumber;
      readonly polymerizes: boolean;
      /** The collective number that has this guide. */
      readonly like: string;
      /** Other matching guides: none of them may require more than the answer. */
      readonly also: readonly GuideNumber[];
      /** Basis of the derivation, without duplicates. */
      readonly from: readonly ShownFact[];
      readonly entry: TransportEntry | null;
    }
  | {
      /** Nothing on file allows a derivation. */
      readonly kind: "unidentified";
      readonly guide: GuideNumber;
      readonly entry: TransportEntry | null;
    };

const listOf = (need: HazardKind | readonly HazardKind[]): readonly HazardKind[] =>
  typeof need === "string" ? [need] : need;

/** The facts that meet each condition of a rule, the first of each; `null` if one is not met. */
function factsForRule({ needs }: GuideRule, facts: readonly HazardFact[]): readonly HazardFact[] | null {
  const found = needs.map((need) => facts.find(({ kind }) => listOf(need).includes(kind)));
  const filled = found.filter((fact) => fact !== undefined);
  return filled.length === needs.length ? filled : null;
}

function withoutRepeats(facts: readonly HazardFact[]): readonly HazardFact[] {
  return [...new Map(facts.map((fact) => [fact.shown, fact])).values()];
}

const othersOf = (fits: readonly GuideNumber[], guide: GuideNumber): readonly GuideNumber[] =>
  [...new Set(fits)].filter((other) => other !== guide);

/** The collective number of a guide that no rule gives. */
const LIKE_BY_GUIDE: ReadonlyMap<GuideNumber, string> = new Map([["143", "UN1462"]]);

/**
 * The guide chosen for this substance because it has no UN number. Its known hazards still set their own minimum
 * requirements.
 */
function chosenGuide(
  { standInGuide: filed }: ChemicalRecord,
  entry: TransportEntry | null,
  fits: readonly GuideNumber[],
): MeantGuide | null {
  if (filed === undefined || entry !== null) return null;
  const { guide, polymerizes, reason } = filed;
  const like = GUIDE_RULES.find((rule) => rule.guide === guide)?.like ?? LIKE_BY_GUIDE.get(guide);
  if (like === undefined) return null;
  const source: SourceRef = { key: "PLACARD", locator: "guides of substances without a UN number", mark: "derived" };
  return {
    kind: "derived",
    guide,
    polymerizes,
    like,
    also: othersOf(fits, guide),
    from: [{ shown: reason, source }],
    entry,
  };
}

function derivedGuide(record: ChemicalRecord, entry: TransportEntry | null): MeantGuide {
  const facts = hazardFactsOf(record, entry);
  const state = physicalStateOf(record, entry) ?? "liquid";
  const fitting = GUIDE_RULES.filter(({ states }) => states === undefined || states.includes(state)).flatMap((rule) => {
    const from = factsForRule(rule, facts);
    return from === null ? [] : [{ rule, from }];
  });
  const fits = fitting.map(({ rule }) => rule.guide);
  const [lead] = fitting;
  const filed = chosenGuide(record, entry, fits);
  if (filed !== null) return filed;
  if (lead === undefined) return { kind: "unidentified", guide: fallbackGuide(entry).guide, entry };
  const { guide, like } = lead.rule;
  const also = othersOf(fits, guide);
  return { kind: "derived", guide, polymerizes: false, like, also, from: withoutRepeats(lead.from), entry };
}

/**
 * Returns the guide that applies to a record: that of its UN number, otherwise the one assigned to a substance without
 * a UN number, otherwise the one derived from hazard statements, class, limits, state and reactive groups. Guide 111 is
 * used only for unidentified materials and records without data.
 *
 * @param unNumber - the UN number; default, also for a number not in the record: the first of the record
 * @param chosen - one of the guides of a number with several; any other value is ignored
 * @example
 * guideFor(chlorineRecord); // includes { kind: "listed", guide: "124" }
 */
export function guideFor(record: ChemicalRecord, unNumber?: string, chosen?: GuideNumber): MeantGuide {
  const listed = leadingEntry(record, unNumber);
  const entry = listed === null ? null : entryUnder(listed, chosen);
  if (entry?.guide == null) return derivedGuide(record, entry);
  return { kind: "listed", guide: entry.guide.slice(0, 3), polymerizes: entry.polymerizes, entry };
}

/**
 * Returns the guide with its P mark, as `guidanceForGuide` expects it: `116P`.
 *
 * @example
 * markedGuideFor(chlorineRecord); // "124"
 */
export function markedGuideFor(record: ChemicalRecord, unNumber?: string, chosen?: GuideNumber): string {
  const meant = guideFor(record, unNumber, chosen);
  const isMarked = meant.kind !== "unidentified" && meant.polymerizes;
  const isAnExplosive = meant.entry !== null && isExplosive(meant.entry);
  return isMarked && !isAnExplosive ? `${meant.guide}P` : meant.guide;
}

/** The guide as a source: marked derived if no UN number gives it. */
export function sourceOfGuide(meant: MeantGuide): SourceRef {
  const source: SourceRef = { key: CURRENT_ERG, locator: `Guide ${meant.guide}` };
  return meant.kind === "derived" ? { ...source, mark: "derived" } : source;
}

/** Sources of a derived guide, one for each source used: `EU CLP Annex VI, H330 and H225`. */
export function sourcesOfFacts(facts: readonly ShownFact[]): readonly SourceRef[] {
  const byKey = new Map<string, { readonly source: SourceRef; readonly shown: string[] }>();
  for (const { source, shown } of facts) {
    const key = `${source.key} ${source.locator ?? ""}`;
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, { source, shown: [shown] });
    else if (!known.shown.includes(shown)) known.shown.push(shown);
  }
  return [...byKey.values()].map(({ source, shown }) => ({ ...source, locator: shown.join(", ") }));
}

/** The facts as text: `H330, H225 and class 8`. */
export function factWords(facts: readonly ShownFact[]): string {
  const shown = [...new Set(facts.map((fact) => fact.shown))];
  const last = shown.at(-1) ?? "";
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(", ")} and ${last}`;
}

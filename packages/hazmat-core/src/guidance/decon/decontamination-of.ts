import type { SourceRef } from "../../provenance/source.ts";
import type { ChemicalRecord, PropertyValue } from "../../record/chemical-record.ts";
import type { Statement } from "../../record/safety-properties.ts";
import { guideFor, sourceOfGuide, sourcesOfFacts } from "../derived/guide-for.ts";
import type { HazardFact, HazardKind } from "../derived/hazard-fact.ts";
import { hazardFactsOf } from "../derived/hazard-facts-of.ts";
import { physicalStateOf } from "../derived/physical-state-of.ts";
import { AGENT, SUIT } from "./decon-sentences.ts";

/**
 * Protective clothing for the hot zone: vapour-protective suit, splash-protective suit with SCBA or with air-purifying
 * respirator, or turnout gear.
 */
export const DECON_SUITS = ["level-a", "level-b", "level-c", "structural"] as const;

/** A suit of {@link DECON_SUITS}. */
export type DeconSuit = (typeof DECON_SUITS)[number];

/** Decontamination of people: steps for the substance and for each suit. */
export interface Decontamination {
  /** Steps in the order in which they are performed. */
  readonly agent: readonly Statement[];
  readonly suits: Readonly<Record<DeconSuit, readonly Statement[]>>;
}

/** The rule is Placard's own; the data it uses have their own sources. */
const rule = (locator: string): SourceRef => ({ key: "PLACARD", locator: `decontamination rule: ${locator}` });

const TOXIC: readonly HazardKind[] = ["fatal-inhaled", "fatal", "toxic-inhaled", "toxic"];
const NO_WATER: readonly HazardKind[] = ["water-reactive", "water-violent", "chlorosilane"];

/**
 * Returns the decontamination of a substance, derived from its state, reaction with water, solubility, corrosivity,
 * toxicity and flammability. Properties that are not on file are stated as unknown, and the safer method is used.
 *
 * @param unNumber - the chosen UN number; default: the first of the record
 * @example
 * decontaminationOf(chlorineRecord).agent.length > 0; // true
 */
export function decontaminationOf(record: ChemicalRecord, unNumber?: string): Decontamination {
  const meant = guideFor(record, unNumber);
  const facts = hazardFactsOf(record, meant.entry);
  const of = (kinds: readonly HazardKind[]): readonly HazardFact[] => facts.filter(({ kind }) => kinds.includes(kind));
  const state = physicalStateOf(record, meant.entry);
  // There is nothing to brush off if the substance is a gas.
  const noWater = state === "gas" ? [] : of(NO_WATER);
  const keptWet = of(["kept-under-water"]);
  const corrosive = of(["corrosive"]);
  const toxic = of(TOXIC);
  const burning = of(["flammable", "pyrophoric"]);
  const by = (text: string, locator: string, found: readonly HazardFact[]): readonly Statement[] =>
    found.length === 0 ? [] : [{ text, rests: [rule(locator), ...sourcesOfFacts(found)] }];
  const isDryFirst = noWater.length > 0;
  return {
    agent: [
      ...by(AGENT.dryFirst, "reacts with water", noWater),
      ...by(AGENT.keepWet, "kept under water", keptWet),
      {
        text: state === null ? AGENT.stateUnknown : AGENT[state],
        rests: [rule(`state ${state ?? "unknown"}`), ...(state === null ? [] : [sourceOfGuide(meant)])],
      },
      ...(state === "gas" || isDryFirst ? [] : [wash(record.properties.solubility)]),
      ...by(AGENT.corrosive, "corrosive", corrosive),
      ...by(AGENT.toxic, "toxic", toxic),
      ...by(AGENT.burns, "flammable", burning),
      { text: AGENT.runOff, rests: [rule("runoff")] },
      ...by(AGENT.waste, "reacts with water", noWater),
    ],
    suits: {
      "level-a": [{ text: isDryFirst ? SUIT.closedDry : SUIT.closed, rests: [rule("vapour-protective suit")] }],
      "level-b": [{ text: SUIT.splash, rests: [rule("splash-protective suit with SCBA")] }],
      "level-c": [
        { text: SUIT.filter, rests: [rule("splash-protective suit with air-purifying respirator")] },
        ...by(SUIT.filterToxic, "toxic", toxic),
      ],
      structural: [
        { text: SUIT.turnout, rests: [rule("turnout gear")] },
        ...by(SUIT.turnoutSkin, "corrosive or toxic", [...corrosive, ...toxic]),
      ],
    },
  };
}

/** Solubility in percent from which water alone is sufficient. */
const DISSOLVES_PERCENT = 1;

/** Water if it dissolves, soap if it does not or if the solubility is unknown. */
function wash(solubility: readonly PropertyValue[]): Statement {
  const known = solubility.flatMap(({ value, source }) => {
    const dissolves = dissolvesIn(value);
    return dissolves === null ? [] : [{ dissolves, source: { ...source, locator: `solubility ${value}` } }];
  });
  if (known.length === 0) return { text: AGENT.solubilityUnknown, rests: [rule("solubility unknown")] };
  // If sources disagree, soap is used, which does no harm.
  const isSure = known.every(({ dissolves }) => dissolves);
  return {
    text: isSure ? AGENT.dissolves : AGENT.insoluble,
    rests: [rule("solubility"), ...known.map(({ source }) => source)],
  };
}

function dissolvesIn(value: string): boolean | null {
  const percent = /((?<!\d)\d+(?:\.\d+)?)\s*%/.exec(value)?.[1];
  if (percent !== undefined) return Number(percent) >= DISSOLVES_PERCENT;
  if (/insoluble|immiscible|\bnot\b|slight|sparing|poor|partial|low|negligible/i.test(value)) return false;
  return /miscible|soluble/i.test(value) ? true : null;
}

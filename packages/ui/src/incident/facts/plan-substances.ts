import { isSameChemical, type ResponseCard } from "@placard/hazmat-core";
import { chemicalWords } from "../../chemical/chemical-words.ts";
import type { Messages } from "../../messages/en.ts";
import type { PlumeResult } from "../../plume/result/plume-result.ts";
import type { IncidentFacts } from "./incident-facts.ts";

/** Data of one substance of an incident for its plan. Calculated figures apply only to their own substance. */
export interface PlanSubstance {
  /** `Ammonia, UN1005`. */
  readonly name: string;
  /** `null`: calculated, but without a card. */
  readonly card: ResponseCard | null;
  /** `null`: not calculated. */
  readonly result: PlumeResult | null;
}

/** Returns every substance of an incident, including the calculated one. The main substance comes first. */
export function planSubstances(
  { chemicals, result }: Pick<IncidentFacts, "chemicals" | "result">,
  texts: Pick<Messages, "plume">,
): readonly PlanSubstance[] {
  const known = chemicals.map(({ card }) => ({
    name: chemicalWords(card),
    card,
    result: result !== null && isCalculatedOf(result, card) ? result : null,
  }));
  if (result === null || known.some((one) => one.result !== null)) return known;
  return [...known, { name: calculatedName(result, texts), card: null, result }];
}

/** True if a calculation is for the substance of a card, with the same UN number. */
export function isCalculatedOf({ chemical }: PlumeResult, card: ResponseCard): boolean {
  return chemical !== null && isSameChemical(chemical, card);
}

/** Name of the calculated substance: `Chlorine, UN1017`, or that it is not identified. */
export function calculatedName({ chemical }: PlumeResult, { plume }: Pick<Messages, "plume">): string {
  return chemical === null ? plume.unidentified : chemicalWords(chemical);
}

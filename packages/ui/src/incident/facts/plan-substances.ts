import { isSameChemical, type ResponseCard } from "@placard/hazmat-core";
import { chemicalWords } from "../../chemical/chemical-words.ts";
import type { Messages } from "../../messages/en.ts";
import type { PlumeResult } from "../../plume/result/plume-result.ts";
import type { IncidentFacts } from "./incident-facts.ts";

/** What one substance of an incident brings to its plan. The figures of a calculation are those of its own substance alone. */
export interface PlanSubstance {
  /** `Ammonia, UN1005`. */
  readonly name: string;
  /** `null`: calculated, and no card of it is at hand. */
  readonly card: ResponseCard | null;
  /** `null`: nothing was calculated of it. */
  readonly result: PlumeResult | null;
}

/** Every substance of an incident, with the one that was calculated. The first leads. */
export function planSubstances(
  { chemicals, result }: Pick<IncidentFacts, "chemicals" | "result">,
  words: Pick<Messages, "plume">,
): readonly PlanSubstance[] {
  const known = chemicals.map(({ card }) => ({
    name: chemicalWords(card),
    card,
    result: result !== null && isCalculatedOf(result, card) ? result : null,
  }));
  if (result === null || known.some((one) => one.result !== null)) return known;
  return [...known, { name: calculatedName(result, words), card: null, result }];
}

/** True if a calculation is of the substance of a card, by the id that is meant. */
export function isCalculatedOf({ chemical }: PlumeResult, card: ResponseCard): boolean {
  return chemical !== null && isSameChemical(chemical, card);
}

/** What was calculated: `Chlorine, UN1017`, or that no one has identified it. */
export function calculatedName({ chemical }: PlumeResult, { plume }: Pick<Messages, "plume">): string {
  return chemical === null ? plume.unidentified : chemicalWords(chemical);
}

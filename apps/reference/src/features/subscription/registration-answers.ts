import {
  CHEMICAL_COUNT_CHOICES,
  LOCATION_COUNT_CHOICES,
  recommendPlan,
  type Choice,
  type Tier,
} from "@placard/hazmat-core/business";
import type { Messages } from "../../messages/messages.ts";

/** Answers given at registration, from the address. */
export interface RegistrationAnswers {
  readonly locations?: number | undefined;
  readonly chemicals?: number | undefined;
}

/** The recommended plan; `undefined` without answers. */
export function recommendedTier({ locations, chemicals }: RegistrationAnswers): Tier | undefined {
  if (locations === undefined && chemicals === undefined) return undefined;
  return recommendPlan({
    ...(locations !== undefined && { numberOfLocations: locations }),
    ...(chemicals !== undefined && { numberOfChemicals: chemicals }),
  }).tier;
}

/** The answers as a sentence; empty without any. */
export function answersText({ locations, chemicals }: RegistrationAnswers, texts: Messages["subscription"]): string {
  const answers = [
    locations === undefined ? undefined : texts.locations(labelOf(LOCATION_COUNT_CHOICES, locations)),
    chemicals === undefined ? undefined : texts.chemicals(labelOf(CHEMICAL_COUNT_CHOICES, chemicals)),
  ].filter((part) => part !== undefined);
  return answers.length === 0 ? "" : texts.answered(answers);
}

const labelOf = (choices: readonly Choice<number>[], count: number): string =>
  choices.find(({ value }) => value === count)?.label ?? String(count);

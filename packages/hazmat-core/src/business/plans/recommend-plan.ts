import { businessSizeFrom, type BusinessSize } from "../forms/choices.ts";
import { planOfTier, type PlanName, type Tier } from "./plans.ts";

/** What a business told at registration. Counts are numbers or values of the choice lists; unknown counts as few. */
export interface BusinessNeeds {
  readonly numberOfLocations?: number | null;
  readonly numberOfChemicals?: number | null;
  /** Derived from the locations unless given. */
  readonly businessSize?: BusinessSize;
}

/** What a responder told at registration. */
export interface ResponderNeeds {
  readonly teamEmails: number;
}

/** The plan that fits, with the reason to show beside it. */
export interface PlanRecommendation {
  readonly tier: Tier;
  readonly plan: PlanName;
  /** Why, in one sentence. */
  readonly reason: string;
}

/**
 * The plan that gets the 'Recommended' badge.
 *
 * A large business or more than 100 chemicals: premium. A medium business or 11 to 100 chemicals: standard. Else basic.
 * Responders: more than 10 team e-mails premium, more than 2 standard, else basic.
 *
 * @example
 * recommendPlan({ numberOfLocations: 2, numberOfChemicals: 30 }).plan; // "standard"
 * recommendPlan({ teamEmails: 11 }).plan; // "premium"
 */
export function recommendPlan(needs: BusinessNeeds | ResponderNeeds): PlanRecommendation {
  return "teamEmails" in needs ? forResponder(needs.teamEmails) : forBusiness(needs);
}

function forBusiness({ numberOfLocations, numberOfChemicals, businessSize }: BusinessNeeds): PlanRecommendation {
  const size = businessSize ?? businessSizeFrom(numberOfLocations);
  const chemicals = numberOfChemicals ?? 0;
  if (size === "large") return recommend(3, "Recommended for more than 10 locations.");
  if (chemicals > 100) return recommend(3, "Recommended for more than 100 chemicals.");
  if (size === "medium") return recommend(2, "Recommended for more than one location.");
  if (chemicals > 10) return recommend(2, "Recommended for more than 10 chemicals.");
  return recommend(1, "Enough for one location with few chemicals.");
}

function forResponder(teamEmails: number): PlanRecommendation {
  if (teamEmails > 10) return recommend(3, "Recommended for more than 10 team members.");
  if (teamEmails > 2) return recommend(2, "Recommended for more than 2 team members.");
  return recommend(1, "Enough for a small team.");
}

function recommend(tier: Tier, reason: string): PlanRecommendation {
  return { tier, plan: planOfTier(tier), reason };
}

import { businessSizeFrom, type BusinessSize } from "../forms/choices.ts";
import { planOfTier, type PlanName, type Tier } from "./plans.ts";

/**
 * Answers of a business at registration. Counts are numbers or values of the choice lists; unknown counts use the
 * smallest choice.
 */
export interface BusinessNeeds {
  readonly numberOfLocations?: number | null;
  readonly numberOfChemicals?: number | null;
  /** Derived from the number of locations if omitted. */
  readonly businessSize?: BusinessSize;
}

/** Answers of a responder at registration. */
export interface ResponderNeeds {
  readonly teamEmails: number;
}

/** Reason for a plan above the lowest: a count above a threshold. */
export interface PlanNeed {
  readonly kind: "locations" | "chemicals" | "members";
  readonly moreThan: number;
}

/** The recommended plan and the reason. */
export interface PlanRecommendation {
  readonly tier: Tier;
  readonly plan: PlanName;
  /** Reason for the plan; `null`: the lowest plan is sufficient. */
  readonly need: PlanNeed | null;
}

/**
 * Returns the plan that gets the 'Recommended' badge.
 *
 * A large business or more than 100 chemicals: premium. A medium business or 11 to 100 chemicals: standard. Else basic.
 * Responders: more than 10 team e-mails premium, 3 to 10 standard, else basic.
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
  if (size === "large") return recommend(3, { kind: "locations", moreThan: 10 });
  if (chemicals > 100) return recommend(3, { kind: "chemicals", moreThan: 100 });
  if (size === "medium") return recommend(2, { kind: "locations", moreThan: 1 });
  if (chemicals > 10) return recommend(2, { kind: "chemicals", moreThan: 10 });
  return recommend(1, null);
}

function forResponder(teamEmails: number): PlanRecommendation {
  if (teamEmails > 10) return recommend(3, { kind: "members", moreThan: 10 });
  if (teamEmails > 2) return recommend(2, { kind: "members", moreThan: 2 });
  return recommend(1, null);
}

function recommend(tier: Tier, need: PlanNeed | null): PlanRecommendation {
  return { tier, plan: planOfTier(tier), need };
}

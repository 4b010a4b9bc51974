import { type Tier } from "@placard/hazmat-core/business";

const businessAudience: Readonly<Record<Tier, string>> = {
  1: "To record one site and try the product.",
  2: "For a business with more than one site.",
  3: "For many sites and large inventories.",
};

/** Plan pages. Names, prices and feature lines of the plans come from hazmat-core. */
export const subscription = {
  step: "Step 2 of 2",
  title: "Choose a plan",
  answered: (told: readonly string[]) => `You told us ${told.join(" and ")}.`,
  locations: (choice: string) => `${choice} ${choice === "1" ? "location" : "locations"}`,
  chemicals: (choice: string) => `${choice} chemicals`,
  changeAnyTime: "You can change the plan at any time.",
  plans: "Plans",
  free: "Free",
  perMonth: "per month",
  price: (dollars: number) => `$${dollars}`,
  recommended: "Recommended",
  select: "Select",
  selected: "Selected",
  continueToDashboard: "Continue to Dashboard",
  saving: "Saving plan...",
  everyPlan: "Responders read your record on every plan. A plan limits what you can add, never what crews can see.",
  businessAudience,
  nonePickedTitle: "No plan selected",
  nonePickedText: "Please select a subscription plan to continue",
  businessIdMissing: "Business ID not found. Please try logging in again.",
  failedTitle: "Update failed",
  failedText: "Failed to update subscription. Please try again.",
  doneTitle: "Subscription updated!",
  doneText: (plan: string) => `Your plan is ${plan}.`,

  overviewTitle: "Plans at a glance",
  businessPlans: "Plans for businesses",
  responderPlans: "Plans for responders",
  continue: "Continue",

  responderTitle: "Choose a plan for your department",
  responderText: "A plan limits the size of the team, never what the team can see.",
  departmentAdminOnly: "Only the department admin can change the plan.",
};

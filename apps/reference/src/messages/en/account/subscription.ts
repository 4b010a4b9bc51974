import { englishPlans, type LimitedKind, type PlanFeature, type Tier } from "@placard/hazmat-core/business";

const businessAudience: Readonly<Record<Tier, string>> = {
  1: "For one site, or to try the product.",
  2: "For a business with more than one site.",
  3: "For many sites and large inventories.",
};

const unlimited = {
  locations: "Unlimited locations",
  chemicals: "Unlimited chemicals",
  users: "Unlimited users",
  members: "Unlimited members",
};

/** A count with its singular or plural noun. */
const few = (most: number, one: string, more: string): string =>
  most === 1 ? `1 ${one}` : most === 2 ? `2 ${more}` : `Up to ${most} ${more}`;

/** One line of a plan's feature list. */
function feature(line: PlanFeature): string {
  if (line.kind === "records") return "Safety data sheets and contacts";
  const { kind, most } = line;
  if (most === Infinity) return unlimited[kind];
  switch (kind) {
    case "locations":
      return most === 1 ? "1 location" : `Multiple locations, up to ${most}`;
    case "chemicals":
      return `Up to ${most} chemicals`;
    case "users":
      return few(most, "user", "users");
    case "members":
      return few(most, "member", "members");
  }
}

const NOUNS: Readonly<Record<LimitedKind, readonly [one: string, more: string]>> = {
  locations: ["location", "locations"],
  chemicals: ["chemical", "chemicals"],
  users: ["user", "users"],
};

/** Plan pages. Prices and plan features come from hazmat-core. */
export const subscription = {
  businessNotVerified: "Unable to verify business information. Please try again.",
  limitUnknown: {
    locations: "Failed to check location limit",
    chemicals: "Failed to check chemical limit",
    users: "Failed to check user limit",
  },
  step: "Step 2 of 2",
  title: "Choose a plan",
  answered: (told: readonly string[]) => `You told us ${told.join(" and ")}.`,
  locations: (choice: string) => `${choice} ${choice === "1" ? "location" : "locations"}`,
  chemicals: (choice: string) => `${choice} chemicals`,
  changeAnyTime: "You can change your plan at any time.",
  plans: "Plans",
  planWords: englishPlans,
  feature,
  noPayment: "No payment is taken. A plan only sets how much you can add.",
  overviewText: "This is an overview. See the business or responder plan page for what applies to you.",
  free: "Free",
  perMonth: "per month",
  price: (dollars: number) => `$${dollars}`,
  recommended: "Recommended",
  select: "Select",
  selected: "Selected",
  current: "Current plan",
  continueToDashboard: "Continue to Dashboard",
  saving: "Saving plan...",
  everyPlan: "Responders can see your record on every plan. Plans limit what you can add, never what crews can see.",
  businessAudience,
  nonePickedTitle: "No plan selected",
  nonePickedText: "Please select a subscription plan to continue",
  businessIdMissing: "Business ID not found. Please try logging in again.",
  failedTitle: "Update failed",
  failedText: "Failed to update subscription. Please try again.",
  doneTitle: "Subscription updated!",
  doneText: (plan: string) => `Your plan is ${plan}.`,

  noLongerFits: "You have more than this plan allows",
  surplus: (kind: LimitedKind, held: number, allowed: number) =>
    `You have ${held} ${NOUNS[kind][held === 1 ? 0 : 1]}; this plan allows ${allowed}.`,
  nothingLost:
    "Nothing is deleted and no one is locked out. Everything stays usable. You cannot add more until you are within the limits.",
  reading: "Loading your plan. One moment.",
  counting: "Counting your locations, chemicals and users. One moment.",
  uncounted:
    "Your locations, chemicals and users could not be counted, so it is not known whether they fit this plan. Nothing is deleted.",
  downgradeTitle: (plan: string) => `Change to ${plan}?`,
  downgradeConfirm: "Change plan",

  overviewTitle: "Plans at a glance",
  businessPlans: "Plans for businesses",
  responderPlans: "Plans for responders",
  continue: "Continue",

  responderTitle: "Choose a plan for your department",
  responderText:
    "Choose a plan by team size. The size is only a guide: no one is excluded, and all plans show the same information.",
  departmentAdminOnly: "Only the department admin can change the plan.",
};

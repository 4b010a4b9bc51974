import { checkFields, type Entries, type FieldErrors } from "./entry.ts";
import { emailForm, oneOf, required } from "./field-rules.ts";
import { sharedMessages } from "./messages.ts";
import { PLAN_NAMES } from "../plans/plans.ts";

/** Fields of the business plan page, by their wire names. */
export type SubscriptionField = "plan" | "business_id";

/**
 * The business plan page. `plan` is a plan name (`basic`, `standard`, `premium`).
 * The title of a missing plan is `sharedMessages.noPlanTitle`.
 *
 * @example
 * validateSubscription({ business_id: 7 }); // { plan: "Please select a subscription plan to continue" }
 */
export function validateSubscription(values: Entries<SubscriptionField>): FieldErrors<SubscriptionField> {
  return checkFields(values, [
    required("plan", sharedMessages.noPlan),
    oneOf("plan", sharedMessages.noPlan, PLAN_NAMES),
    required("business_id", sharedMessages.businessIdMissingPlan),
  ]);
}

/** Fields of the registration details, by their wire names. */
export type RegistrationDetailsField =
  | "emergency_contact_name"
  | "emergency_contact_phone"
  | "general_business_email"
  | "business_registration"
  | "hazardous_material_permit";

/**
 * The registration-details form of the dashboard. The permit is optional, the liquor permit is a plain yes or no.
 *
 * @example
 * firstError(validateRegistrationDetails({}))?.field; // "emergency_contact_name"
 */
export function validateRegistrationDetails(
  values: Entries<RegistrationDetailsField>,
): FieldErrors<RegistrationDetailsField> {
  return checkFields<RegistrationDetailsField>(values, [
    required("emergency_contact_name", "Emergency contact name is required"),
    required("emergency_contact_phone", "Emergency contact phone is required"),
    required("general_business_email", "General business email is required"),
    emailForm("general_business_email"),
    required("business_registration", "Business registration number is required"),
  ]);
}

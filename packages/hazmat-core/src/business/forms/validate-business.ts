import { checkFields, type Entries, type FieldErrors } from "./entry.ts";
import { emailForm, oneOf, phoneForm, required } from "./field-rules.ts";
import { PLAN_NAMES } from "../plans/plans.ts";

/** Fields of the business plan page, by their wire names. */
export type SubscriptionField = "plan" | "business_id";

/**
 * The business plan page. `plan` is a plan name (`basic`, `standard`, `premium`).
 *
 * @example
 * validateSubscription({ business_id: 7 }); // { plan: { code: "plan.required" } }
 */
export function validateSubscription(values: Entries<SubscriptionField>): FieldErrors<SubscriptionField> {
  return checkFields(values, [
    required("plan", { code: "plan.required" }),
    oneOf("plan", { code: "plan.required" }, PLAN_NAMES),
    required("business_id", { code: "business_id.missing" }),
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
    required("emergency_contact_name", { code: "emergency_contact_name.required" }),
    required("emergency_contact_phone", { code: "emergency_contact_phone.required" }),
    phoneForm("emergency_contact_phone"),
    required("general_business_email", { code: "business_email.required" }),
    emailForm("general_business_email"),
    required("business_registration", { code: "business_registration.required" }),
  ]);
}

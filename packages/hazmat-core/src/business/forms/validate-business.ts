import { checkFields, type Entries, type FieldErrors } from "./entry.ts";
import { emailForm, oneOf, required, wholeNumber } from "./field-rules.ts";
import { phoneForm } from "./phone-form.ts";
import { newPassword } from "./validate-account.ts";
import { PLAN_NAMES } from "../plans/plans.ts";

/** Fields of the business plan page, by their names in the API. */
export type SubscriptionField = "plan" | "business_id";

/**
 * Validates the business plan page. `plan` is a plan name (`basic`, `standard`, `premium`).
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

/** Fields of the business registration, by their names in the API. */
export type BusinessRegistrationField =
  | "business_name"
  | "name"
  | "email"
  | "address"
  | "phone"
  | "type"
  | "number_of_locations"
  | "number_of_chemicals"
  | "password"
  | "confirm_password";

/**
 * Validates the registration of a business with its first user. Phone, address, type and both counts are optional.
 *
 * @example
 * Object.keys(validateBusinessRegistration({})); // ["business_name", "name", "email", "password"]
 */
export function validateBusinessRegistration(
  values: Entries<BusinessRegistrationField>,
): FieldErrors<BusinessRegistrationField> {
  return checkFields<BusinessRegistrationField>(values, [
    required("business_name", { code: "business_name.required" }),
    required("name", { code: "user_name.required" }),
    required("email", { code: "email.required" }),
    emailForm("email"),
    phoneForm("phone"),
    wholeNumber("number_of_locations", { code: "location_count.not_in_list" }),
    wholeNumber("number_of_chemicals", { code: "chemical_count.not_in_list" }),
    ...newPassword("password", "confirm_password"),
  ]);
}

/** Fields of the registration details, by their names in the API. */
export type RegistrationDetailsField =
  | "emergency_contact_name"
  | "emergency_contact_phone"
  | "second_emergency_phone"
  | "general_business_email"
  | "business_registration"
  | "hazardous_material_permit";

/**
 * Validates the registration details of the dashboard. The permit is optional; the liquor permit is yes or no.
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
    phoneForm("second_emergency_phone"),
    required("general_business_email", { code: "business_email.required" }),
    emailForm("general_business_email"),
    required("business_registration", { code: "business_registration.required" }),
  ]);
}

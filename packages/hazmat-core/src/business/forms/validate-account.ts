import { ACCOUNT_TYPES, REGISTRATION_TYPES } from "./choices.ts";
import { checkFields, type Entries, type FieldErrors, type FieldRule } from "./entry.ts";
import { emailForm, oneOf, passwordForm, required, wholeNumber } from "./field-rules.ts";
import { sharedMessages } from "./messages.ts";

/** Fields of the sign-in form, by their wire names. */
export type LoginField = "email" | "password";

/**
 * Sign in. The password is only asked for: the rule for new passwords does not apply.
 *
 * @example
 * validateLogin({ email: "crew@example.org" }); // { password: "Password is required" }
 */
export function validateLogin(values: Entries<LoginField>): FieldErrors<LoginField> {
  return checkFields(values, [
    required("email", sharedMessages.emailRequired),
    emailForm("email"),
    required("password", sharedMessages.passwordRequired),
  ]);
}

/** Fields of the business registration, by their wire names. */
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
 * Registration of a business with its first user. Phone, address, type and both counts are optional.
 *
 * @example
 * Object.keys(validateBusinessRegistration({})); // ["business_name", "name", "email", "password"]
 */
export function validateBusinessRegistration(
  values: Entries<BusinessRegistrationField>,
): FieldErrors<BusinessRegistrationField> {
  return checkFields<BusinessRegistrationField>(values, [
    required("business_name", "Business name is required"),
    required("name", "User name is required"),
    required("email", sharedMessages.emailRequired),
    emailForm("email"),
    wholeNumber("number_of_locations", "Choose the number of locations from the list."),
    wholeNumber("number_of_chemicals", "Choose the number of chemicals from the list."),
    ...newPassword("password", "confirm_password"),
  ]);
}

/** Fields of the responder registration, by their wire names. */
export type ResponderRegistrationField =
  | "registration_type"
  | "name"
  | "email"
  | "department_name"
  | "password"
  | "confirm_password";

/**
 * Registration of a responder. Team e-mails are optional and read by `parseTeamEmails`.
 *
 * @example
 * validateResponderRegistration({ registration_type: "Chief" }).registration_type; // "Choose Department Admin or Team Member."
 */
export function validateResponderRegistration(
  values: Entries<ResponderRegistrationField>,
): FieldErrors<ResponderRegistrationField> {
  return checkFields<ResponderRegistrationField>(values, [
    oneOf("registration_type", "Choose Department Admin or Team Member.", REGISTRATION_TYPES),
    required("name", "Full name is required"),
    required("email", sharedMessages.emailRequired),
    emailForm("email"),
    required("department_name", "Department is required"),
    ...newPassword("password", "confirm_password"),
  ]);
}

/**
 * The choice in front of both registration forms.
 *
 * @example
 * validateAccountType({}); // { account_type: "Please select an account type" }
 */
export function validateAccountType(values: Entries<"account_type">): FieldErrors<"account_type"> {
  return checkFields(values, [
    required("account_type", sharedMessages.accountTypeRequired),
    oneOf("account_type", sharedMessages.accountTypeRequired, ACCOUNT_TYPES),
  ]);
}

/**
 * The request for a reset mail.
 *
 * @example
 * validatePasswordResetRequest({ email: "crew" }); // { email: "Please enter a valid email address" }
 */
export function validatePasswordResetRequest(values: Entries<"email">): FieldErrors<"email"> {
  return checkFields(values, [required("email", sharedMessages.emailRequired), emailForm("email")]);
}

/**
 * The new password after a reset mail.
 *
 * @example
 * validatePasswordReset({ password: "long enough", confirm_password: "other" });
 * // { confirm_password: "Passwords do not match" }
 */
export function validatePasswordReset(
  values: Entries<"password" | "confirm_password">,
): FieldErrors<"password" | "confirm_password"> {
  return checkFields(values, newPassword("password", "confirm_password"));
}

/** A new password and its repeat. The repeat is compared only when one was asked for: a server gets none. */
function newPassword<Password extends string, Repeat extends string>(
  password: Password,
  repeat: Repeat,
): readonly FieldRule<Password | Repeat>[] {
  return [
    required<Password | Repeat>(password, sharedMessages.passwordRequired),
    passwordForm<Password | Repeat>(password),
    {
      field: repeat,
      problem: (values) =>
        values[repeat] !== undefined && values[repeat] !== values[password] ? sharedMessages.passwordsDiffer : null,
    },
  ];
}

import { BUSINESS_ROLES, CONTACT_ROLES } from "./choices.ts";
import { checkFields, type Entries, type FieldErrors } from "./entry.ts";
import { emailForm, oneOf, passwordForm, required } from "./field-rules.ts";
import { phoneForm } from "./phone-form.ts";

/** Fields of the quick-add contact dialog, by their names in the API. */
export type QuickContactField = "name" | "email" | "phone" | "job_title";

/**
 * Validates the quick-add contact dialog of Add Location.
 *
 * @example
 * validateQuickContact({ name: "", email: "a@example.org" }); // { name: { code: "name_and_email.required" } }
 */
export function validateQuickContact(values: Entries<QuickContactField>): FieldErrors<QuickContactField> {
  return checkFields<QuickContactField>(values, [
    required("name", { code: "name_and_email.required" }),
    required("email", { code: "name_and_email.required" }),
    emailForm("email"),
    phoneForm("phone"),
  ]);
}

/** Fields of the Contacts tab, by their names in the API. */
export type ContactField = "name" | "email" | "phone" | "second_phone" | "role";

/**
 * Validates the Contacts tab. Its submit button is disabled while there is a problem.
 *
 * @example
 * hasErrors(validateContact({ name: "Sample User" })); // true
 */
export function validateContact(values: Entries<ContactField>): FieldErrors<ContactField> {
  return checkFields<ContactField>(values, [
    required("name", { code: "name.required" }),
    required("email", { code: "email.required" }),
    emailForm("email"),
    phoneForm("phone"),
    phoneForm("second_phone"),
    required("role", { code: "role.required" }),
    oneOf("role", { code: "role.not_in_list", choices: CONTACT_ROLES }, CONTACT_ROLES),
  ]);
}

/** Fields of the Add User tab, by their names in the API. */
export type BusinessUserField = "name" | "email" | "password" | "role";

/**
 * Validates the Add User tab.
 *
 * @example
 * hasErrors(validateBusinessUser({ name: "Sample User" })); // true
 */
export function validateBusinessUser(values: Entries<BusinessUserField>): FieldErrors<BusinessUserField> {
  return checkFields<BusinessUserField>(values, [
    required("name", { code: "fields.required" }),
    required("email", { code: "fields.required" }),
    required("password", { code: "fields.required" }),
    emailForm("email"),
    passwordForm("password"),
    oneOf("role", { code: "role.not_in_list", choices: BUSINESS_ROLES }, BUSINESS_ROLES),
  ]);
}

/** Fields of the Edit User dialog, by their names in the API. */
export type UserEditField = "name" | "email" | "role";

/**
 * Validates the changes to a user. The password does not change.
 *
 * @example
 * validateUserEdit({ name: "", email: "a@example.org", role: "User" }); // { name: { code: "name.required" } }
 */
export function validateUserEdit(values: Entries<UserEditField>): FieldErrors<UserEditField> {
  return checkFields<UserEditField>(values, [
    required("name", { code: "name.required" }),
    required("email", { code: "email.required" }),
    emailForm("email"),
    required("role", { code: "role.required" }),
    oneOf("role", { code: "role.not_in_list", choices: BUSINESS_ROLES }, BUSINESS_ROLES),
  ]);
}

/** Fields of an invitation to a business, by their names in the API. */
export type InvitationField = "email" | "role";

/**
 * Validates an invitation to a business. The invited person enters their name when they accept it.
 *
 * @example
 * validateInvitation({ email: "a@example.org", role: "" }); // { role: { code: "role.required" } }
 */
export function validateInvitation(values: Entries<InvitationField>): FieldErrors<InvitationField> {
  return checkFields<InvitationField>(values, [
    required("email", { code: "email.required" }),
    emailForm("email"),
    required("role", { code: "role.required" }),
    oneOf("role", { code: "role.not_in_list", choices: BUSINESS_ROLES }, BUSINESS_ROLES),
  ]);
}

/** Fields of the add-member dialog, by their names in the API. */
export type TeamMemberField = "name" | "email" | "password";

/**
 * Validates the add-member dialog of a department. The password is temporary.
 *
 * @example
 * hasErrors(validateTeamMember({ name: "Sample User" })); // true
 */
export function validateTeamMember(values: Entries<TeamMemberField>): FieldErrors<TeamMemberField> {
  return checkFields<TeamMemberField>(values, [
    required("name", { code: "name.required" }),
    required("email", { code: "email.required" }),
    required("password", { code: "temporary_password.required" }),
    emailForm("email"),
    passwordForm("password"),
  ]);
}

import { BUSINESS_ROLES, CONTACT_ROLES } from "./choices.ts";
import { checkFields, type Entries, type FieldErrors } from "./entry.ts";
import { emailForm, oneOf, passwordForm, required } from "./field-rules.ts";
import { sharedMessages } from "./messages.ts";

/** Fields of the quick-add contact dialog, by their wire names. */
export type QuickContactField = "name" | "email" | "phone" | "job_title";

/**
 * The quick-add contact dialog of Add Location.
 *
 * @example
 * validateQuickContact({ name: "", email: "a@example.org" }); // { name: "Please fill in name and email." }
 */
export function validateQuickContact(values: Entries<QuickContactField>): FieldErrors<QuickContactField> {
  return checkFields<QuickContactField>(values, [
    required("name", sharedMessages.nameAndEmail),
    required("email", sharedMessages.nameAndEmail),
    emailForm("email"),
  ]);
}

/** Fields of the Contacts tab, by their wire names. */
export type ContactField = "name" | "email" | "phone" | "role";

/**
 * The Contacts tab. Its submit button is disabled while this has an error.
 *
 * @example
 * hasErrors(validateContact({ name: "Sample User" })); // true
 */
export function validateContact(values: Entries<ContactField>): FieldErrors<ContactField> {
  return checkFields<ContactField>(values, [
    required("name", "Name is required"),
    required("email", sharedMessages.emailRequired),
    emailForm("email"),
    required("role", "Role is required"),
    oneOf("role", `Choose a role: ${CONTACT_ROLES.join(", ")}.`, CONTACT_ROLES),
  ]);
}

/** Fields of the Add User tab, by their wire names. */
export type BusinessUserField = "name" | "email" | "password" | "role";

/**
 * The Add User tab.
 *
 * @example
 * hasErrors(validateBusinessUser({ name: "Sample User" })); // true
 */
export function validateBusinessUser(values: Entries<BusinessUserField>): FieldErrors<BusinessUserField> {
  return checkFields<BusinessUserField>(values, [
    required("name", sharedMessages.requiredFields),
    required("email", sharedMessages.requiredFields),
    required("password", sharedMessages.requiredFields),
    emailForm("email"),
    passwordForm("password"),
    oneOf("role", `Choose a role: ${BUSINESS_ROLES.join(", ")}.`, BUSINESS_ROLES),
  ]);
}

/** Fields of the add-member dialog, by their wire names. */
export type TeamMemberField = "name" | "email" | "password";

/**
 * The add-member dialog of a department; the password is temporary.
 *
 * @example
 * hasErrors(validateTeamMember({ name: "Sample User" })); // true
 */
export function validateTeamMember(values: Entries<TeamMemberField>): FieldErrors<TeamMemberField> {
  return checkFields<TeamMemberField>(values, [
    required("name", "Name is required"),
    required("email", sharedMessages.emailRequired),
    required("password", "Temporary password is required"),
    emailForm("email"),
    passwordForm("password"),
  ]);
}

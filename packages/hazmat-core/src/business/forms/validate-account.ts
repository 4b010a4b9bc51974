import { ACCOUNT_TYPES, REGISTRATION_TYPES } from "./choices.ts";
import { checkFields, type Entries, type FieldErrors, type FieldRule } from "./entry.ts";
import { emailForm, oneOf, passwordForm, required } from "./field-rules.ts";

/** Fields of the sign-in form, by their names in the API. */
export type LoginField = "email" | "password";

/**
 * Validates the sign-in form. The password is only required: the rule for new passwords does not apply.
 *
 * @example
 * validateLogin({ email: "crew@example.org" }); // { password: { code: "password.required" } }
 */
export function validateLogin(values: Entries<LoginField>): FieldErrors<LoginField> {
  return checkFields(values, [
    required("email", { code: "email.required" }),
    emailForm("email"),
    required("password", { code: "password.required" }),
  ]);
}

/** Fields of the responder registration, by their names in the API. */
export type ResponderRegistrationField =
  | "registration_type"
  | "name"
  | "email"
  | "department_name"
  | "password"
  | "confirm_password";

/**
 * Validates the registration of a responder. Team e-mails are optional and parsed by `parseTeamEmails`.
 *
 * @example
 * validateResponderRegistration({ registration_type: "Chief" }).registration_type; // { code: "registration_type.not_in_list" }
 */
export function validateResponderRegistration(
  values: Entries<ResponderRegistrationField>,
): FieldErrors<ResponderRegistrationField> {
  return checkFields<ResponderRegistrationField>(values, [
    oneOf("registration_type", { code: "registration_type.not_in_list" }, REGISTRATION_TYPES),
    required("name", { code: "full_name.required" }),
    required("email", { code: "email.required" }),
    emailForm("email"),
    required("department_name", { code: "department.required" }),
    ...newPassword("password", "confirm_password"),
  ]);
}

/**
 * Validates the choice of the account type before registration.
 *
 * @example
 * validateAccountType({}); // { account_type: { code: "account_type.required" } }
 */
export function validateAccountType(values: Entries<"account_type">): FieldErrors<"account_type"> {
  return checkFields(values, [
    required("account_type", { code: "account_type.required" }),
    oneOf("account_type", { code: "account_type.required" }, ACCOUNT_TYPES),
  ]);
}

/**
 * Validates the request for a password reset e-mail.
 *
 * @example
 * validatePasswordResetRequest({ email: "crew" }); // { email: { code: "email.form" } }
 */
export function validatePasswordResetRequest(values: Entries<"email">): FieldErrors<"email"> {
  return checkFields(values, [required("email", { code: "email.required" }), emailForm("email")]);
}

/**
 * Validates the new password after a reset e-mail.
 *
 * @example
 * validatePasswordReset({ password: "long enough", confirm_password: "other" });
 * // { confirm_password: { code: "password.repeat_differs" } }
 */
export function validatePasswordReset(
  values: Entries<"password" | "confirm_password">,
): FieldErrors<"password" | "confirm_password"> {
  return checkFields(values, newPassword("password", "confirm_password"));
}

/** Fields of the password change form, by their names in the API. */
export type PasswordChangeField = "current_password" | "password" | "confirm_password";

/**
 * Validates a password change by a signed-in user. The current password is only required: the server checks it.
 *
 * @example
 * validatePasswordChange({ password: "long enough", confirm_password: "long enough" });
 * // { current_password: { code: "current_password.required" } }
 */
export function validatePasswordChange(values: Entries<PasswordChangeField>): FieldErrors<PasswordChangeField> {
  return checkFields<PasswordChangeField>(values, [
    required("current_password", { code: "current_password.required" }),
    ...newPassword<"password", "confirm_password">("password", "confirm_password"),
  ]);
}

/**
 * New password and its repetition. The repetition is compared only if the form has it; requests to the server do not.
 */
export function newPassword<Password extends string, Repeat extends string>(
  password: Password,
  repeat: Repeat,
): readonly FieldRule<Password | Repeat>[] {
  return [
    required<Password | Repeat>(password, { code: "password.required" }),
    passwordForm<Password | Repeat>(password),
    {
      field: repeat,
      problem: (values) =>
        values[repeat] !== undefined && values[repeat] !== values[password]
          ? { code: "password.repeat_differs" }
          : null,
    },
  ];
}

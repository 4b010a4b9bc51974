import type { ProblemWords } from "./problem.ts";

type AccountProblemCode =
  | "account_type.required"
  | "email.required"
  | "email.form"
  | "phone.form"
  | "password.required"
  | "password.too_short"
  | "password.too_long"
  | "password.repeat_differs"
  | "current_password.required"
  | "temporary_password.required"
  | "user_name.required"
  | "full_name.required"
  | "name.required"
  | "role.required"
  | "role.not_in_list"
  | "name_and_email.required"
  | "fields.required";

/** English messages about people and accounts: all that a sign-in page needs. */
export const accountProblems: Pick<ProblemWords, AccountProblemCode> = {
  "account_type.required": "Please select an account type",
  "email.required": "Email is required",
  "email.form": "Please enter a valid email address",
  "phone.form":
    "Enter one phone number with its area code, such as 902 555 0143 ext. 12. Outside Canada and the U.S., start with +.",
  "password.required": "Password is required",
  "password.too_short": ({ least }) => `Use at least ${least} characters for the password.`,
  "password.too_long": ({ most }) => `Use at most ${most} characters for the password.`,
  "password.repeat_differs": "Passwords do not match",
  "current_password.required": "Enter your current password",
  "temporary_password.required": "Temporary password is required",
  "user_name.required": "User name is required",
  "full_name.required": "Full name is required",
  "name.required": "Name is required",
  "role.required": "Role is required",
  "role.not_in_list": ({ choices }) => `Choose a role: ${choices.join(", ")}.`,
  "name_and_email.required": "Please fill in name and email.",
  "fields.required": "Please fill in all required fields.",
};

import { TextField } from "@placard/ui";
import type { FieldProps } from "./use-form.ts";

export interface PasswordPairProps {
  /** `form.field` of a form that asks for a new password. */
  readonly field: (name: "password" | "confirm_password") => FieldProps<string>;
  readonly label: string;
  readonly confirmLabel: string;
  /** Hint about the password rules. */
  readonly hint: string;
}

/** A new password and its repeat. */
export function PasswordPair({ field, label, confirmLabel, hint }: PasswordPairProps) {
  return (
    <>
      <TextField label={label} type="password" autoComplete="new-password" description={hint} {...field("password")} />
      <TextField label={confirmLabel} type="password" autoComplete="new-password" {...field("confirm_password")} />
    </>
  );
}

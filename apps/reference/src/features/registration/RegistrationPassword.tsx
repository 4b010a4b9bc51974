import { PasswordPair, type PasswordPairProps } from "../../forms/PasswordPair.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** The password of a new account, and its repeat. */
export function RegistrationPassword({ field }: Pick<PasswordPairProps, "field">) {
  const { registration } = useMessages();
  return (
    <PasswordPair
      field={field}
      label={registration.password}
      confirmLabel={registration.confirmPassword}
      hint={registration.passwordHint}
    />
  );
}

import { PasswordPair, type PasswordPairProps } from "../../forms/PasswordPair.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** Fields for the password of a new account and its confirmation. */
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

import { UserRoundCheck, UserRoundX } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useAccountActivation } from "./use-account-activation.ts";

interface AccountHolder {
  readonly id: number;
  readonly name: string;
  /** `null` if the account is active. */
  readonly deactivated_at: string | null;
}

/**
 * The button that deactivates or reactivates an account of a business or a department.
 *
 * @param readAgain - reloads the list of people
 * @param onClose - asks for confirmation before someone is signed out everywhere
 */
export function useActivationAction<P extends AccountHolder>(
  reload: () => Promise<unknown>,
  onClose: (person: P) => void,
) {
  const { signIns: texts } = useMessages();
  const { open } = useAccountActivation(reload);
  return (person: P) =>
    person.deactivated_at === null
      ? {
          label: texts.deactivate(person.name),
          icon: <UserRoundX aria-hidden="true" />,
          onPress: () => onClose(person),
        }
      : {
          label: texts.reactivate(person.name),
          icon: <UserRoundCheck aria-hidden="true" />,
          onPress: () => open(person),
        };
}

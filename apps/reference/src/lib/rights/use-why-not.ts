import { refusalText, whyNot, type BusinessAction, type BusinessRole } from "@placard/hazmat-core/business";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** Why a role may not do something, in the words of the catalogue; `null` when it may. */
export function useWhyNot(): (role: BusinessRole, action: BusinessAction) => string | null {
  const { people } = useMessages();
  return (role, action) => {
    const refusal = whyNot(role, action);
    return refusal && refusalText(refusal, people.roleWords);
  };
}

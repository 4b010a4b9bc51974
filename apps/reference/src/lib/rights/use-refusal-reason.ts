import { refusalText, whyNot, type BusinessAction, type BusinessRole } from "@placard/hazmat-core/business";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** Reason why a role cannot do something, as text; `null` if it can. */
export function useRefusalReason(): (role: BusinessRole, action: BusinessAction) => string | null {
  const { people } = useMessages();
  return (role, action) => {
    const refusal = whyNot(role, action);
    return refusal && refusalText(refusal, people.roleWords);
  };
}

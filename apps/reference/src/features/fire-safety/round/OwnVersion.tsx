import type { Inspection } from "@placard/api-client";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Which version of the business's own checklist a round was made with; nothing for a list that ships. */
export function OwnVersion({ inspection }: { readonly inspection: Inspection }) {
  const { fireSafety: words } = useMessages();
  const { checklist_version } = inspection;
  return checklist_version !== null && <p>{words.ownVersion(checklist_version)}</p>;
}

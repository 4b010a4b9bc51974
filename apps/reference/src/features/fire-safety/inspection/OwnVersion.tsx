import type { Inspection } from "@placard/api-client";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** The version of the business's checklist used in an inspection. Renders nothing for an included checklist. */
export function OwnVersion({ inspection }: { readonly inspection: Inspection }) {
  const { fireSafety: texts } = useMessages();
  const { checklist_version } = inspection;
  return checklist_version !== null && <p>{texts.ownVersion(checklist_version)}</p>;
}

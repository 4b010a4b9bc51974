import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useMailsLinks } from "./use-invitation-link.ts";

/** Shows how an invitation is delivered: by email, or as a link to pass on if the server sends none. */
export function HowInvited() {
  const { signIns: texts } = useMessages();
  const mails = useMailsLinks();
  if (mails === undefined) return null;
  return <p className="placard-muted">{mails ? texts.byMailText : texts.byLinkText}</p>;
}

import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useMailsLinks } from "./use-invitation-link.ts";

/** How an invitation reaches someone: by mail, or as a link to hand over where this server sends none. */
export function HowInvited() {
  const { signIns: words } = useMessages();
  const mails = useMailsLinks();
  if (mails === undefined) return null;
  return <p className="placard-muted">{mails ? words.byMailText : words.byLinkText}</p>;
}

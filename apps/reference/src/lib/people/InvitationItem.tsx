import type { Invitation } from "@placard/api-client";
import { Badge, Button, IconButton } from "@placard/ui";
import { Link2, Mail, Trash2 } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { formatDay } from "../formats/format-day.ts";
import { mailLine } from "./invitation-mail.ts";
import { useMailsLinks } from "./use-invitation-link.ts";

/** Fields of every invitation, to a business or a department. */
export type AnyInvitation = Readonly<
  Pick<Invitation, "id" | "email" | "status" | "expires_at" | "mail_state" | "mail_problem">
>;

interface InvitationItemProps {
  readonly invitation: AnyInvitation;
  /** What the invitation grants, such as a role. */
  readonly role: string;
  readonly onAgain: () => void;
  readonly onShowLink: () => void;
  readonly onWithdraw: () => void;
}

/** Shows an invitation with the state of its email. One that was not delivered has a button to send it again. */
export function InvitationItem({ invitation, role, onAgain, onShowLink, onWithdraw }: InvitationItemProps) {
  const { signIns: texts } = useMessages();
  const mails = useMailsLinks();
  const { email, status, expires_at, mail_state } = invitation;
  const line = mailLine(invitation, texts);
  const isFailed = mail_state === "failed";
  return (
    <li>
      <div className="placard__words">
        <strong>{email}</strong>
        <span>{status === "open" ? texts.openUntil(formatDay(expires_at) ?? expires_at) : texts.ended}</span>
        {line !== null && <span data-failed={isFailed || undefined}>{line}</span>}
      </div>
      <Badge>{role}</Badge>
      <span className="placard__acts">
        {mails === true && isFailed && (
          <Button aria-label={texts.sendAgainTo(email)} onPress={onAgain}>
            {texts.sendAgain}
          </Button>
        )}
        {mails === true && !isFailed && (
          <IconButton label={texts.again(email)} icon={<Mail aria-hidden="true" />} onPress={onAgain} />
        )}
        {mails === false && (
          <IconButton label={texts.showLink(email)} icon={<Link2 aria-hidden="true" />} onPress={onShowLink} />
        )}
        <IconButton label={texts.withdraw(email)} icon={<Trash2 aria-hidden="true" />} onPress={onWithdraw} />
      </span>
    </li>
  );
}

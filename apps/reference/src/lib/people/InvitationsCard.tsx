import { Badge, Button, Card, ErrorState, IconButton } from "@placard/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link2, Mail, Trash2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { formatDay } from "../formats/format-day.ts";
import { InvitationLinkDialog } from "./InvitationLinkDialog.tsx";
import "./InvitationsCard.css";
import { useInvitationLink, useMailsLinks } from "./use-invitation-link.ts";
import { WithdrawDialog } from "./WithdrawDialog.tsx";

/** Fields of every invitation, to a business or a department. */
export interface AnyInvitation {
  readonly id: number;
  readonly email: string;
  readonly status: "open" | "accepted" | "expired";
  readonly expires_at: string;
}

interface InvitationsCardProps<I extends AnyInvitation> {
  readonly query: UseQueryResult<readonly I[]>;
  /** What the invitation grants, such as a role. */
  readonly roleOf: (invitation: I) => string;
  /** Invites the same address again: a new link is sent, and the old one stops working. */
  readonly onAgain: (invitation: I) => void;
  readonly readAgain: () => Promise<unknown>;
  readonly className?: string;
}

/** People who were invited but have not accepted yet. Those who accepted are in the list of people. */
export function InvitationsCard<I extends AnyInvitation>({
  query,
  roleOf,
  onAgain,
  readAgain,
  className,
}: InvitationsCardProps<I>) {
  const { signIns: words, common } = useMessages();
  const mails = useMailsLinks();
  const { link, show, hide } = useInvitationLink();
  const [toWithdraw, setToWithdraw] = useState<I | null>(null);
  const waiting = (query.data ?? []).filter(({ status }) => status !== "accepted");

  if (query.data === undefined) {
    if (!query.isError) return null;
    return (
      <ErrorState
        title={words.notLoadedTitle}
        text={words.notLoaded}
        action={<Button onPress={() => void query.refetch()}>{common.retry}</Button>}
      />
    );
  }
  return (
    <>
      {waiting.length > 0 && (
        <Card
          className={className}
          isFlush
          title={words.invitations}
          description={words.invitationsCount(waiting.length)}
        >
          <ul className="app-invitations">
            {waiting.map((invitation) => (
              <li key={invitation.id}>
                <div className="placard__words">
                  <strong>{invitation.email}</strong>
                  <span>
                    {invitation.status === "open"
                      ? words.openUntil(formatDay(invitation.expires_at) ?? invitation.expires_at)
                      : words.ended}
                  </span>
                </div>
                <Badge>{roleOf(invitation)}</Badge>
                <span className="placard__acts">
                  {mails === true && (
                    <IconButton
                      label={words.again(invitation.email)}
                      icon={<Mail aria-hidden="true" />}
                      onPress={() => onAgain(invitation)}
                    />
                  )}
                  {mails === false && (
                    <IconButton
                      label={words.showLink(invitation.email)}
                      icon={<Link2 aria-hidden="true" />}
                      onPress={() => void show(invitation).then(readAgain)}
                    />
                  )}
                  <IconButton
                    label={words.withdraw(invitation.email)}
                    icon={<Trash2 aria-hidden="true" />}
                    onPress={() => setToWithdraw(invitation)}
                  />
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {link !== null && <InvitationLinkDialog link={link} onClose={hide} />}
      {toWithdraw !== null && (
        <WithdrawDialog invitation={toWithdraw} readAgain={readAgain} onClose={() => setToWithdraw(null)} />
      )}
    </>
  );
}

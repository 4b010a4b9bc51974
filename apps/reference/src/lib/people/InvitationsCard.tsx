import { Button, Card, ErrorState } from "@placard/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { InvitationItem, type AnyInvitation } from "./InvitationItem.tsx";
import { InvitationLinkDialog } from "./InvitationLinkDialog.tsx";
import "./InvitationsCard.css";
import { useInvitationLink } from "./use-invitation-link.ts";
import { WithdrawDialog } from "./WithdrawDialog.tsx";

interface InvitationsCardProps<I extends AnyInvitation> {
  readonly query: UseQueryResult<readonly I[]>;
  /** What the invitation grants, such as a role. */
  readonly roleOf: (invitation: I) => string;
  /** Invites the same address again: a new link is sent, and the old one stops working. */
  readonly onAgain: (invitation: I) => void;
  readonly reload: () => Promise<unknown>;
  readonly className?: string;
}

/** People who were invited but have not accepted yet. Those who accepted are in the list of people. */
export function InvitationsCard<I extends AnyInvitation>({
  query,
  roleOf,
  onAgain,
  reload,
  className,
}: InvitationsCardProps<I>) {
  const { signIns: texts, common } = useMessages();
  const { link, show, hide } = useInvitationLink();
  const [toWithdraw, setToWithdraw] = useState<I | null>(null);
  const waiting = (query.data ?? []).filter(({ status }) => status !== "accepted");

  if (query.data === undefined) {
    if (!query.isError) return null;
    return (
      <ErrorState
        title={texts.notLoadedTitle}
        text={texts.notLoaded}
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
          title={texts.invitations}
          description={texts.invitationsCount(waiting.length)}
        >
          <ul className="app-invitations">
            {waiting.map((invitation) => (
              <InvitationItem
                key={invitation.id}
                invitation={invitation}
                role={roleOf(invitation)}
                onAgain={() => onAgain(invitation)}
                onShowLink={() => void show(invitation).then(reload)}
                onWithdraw={() => setToWithdraw(invitation)}
              />
            ))}
          </ul>
        </Card>
      )}
      {link !== null && <InvitationLinkDialog link={link} onClose={hide} />}
      {toWithdraw !== null && (
        <WithdrawDialog invitation={toWithdraw} reload={reload} onClose={() => setToWithdraw(null)} />
      )}
    </>
  );
}

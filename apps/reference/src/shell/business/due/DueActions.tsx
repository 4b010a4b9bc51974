import { Button } from "@placard/ui";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { invitationsQuery, undeliveredOf } from "../../../lib/people/invitations-query.ts";
import { useInviteAgain } from "../../../lib/people/use-invite-again.ts";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import type { DueMatter } from "./use-due.ts";

interface DueActionsProps {
  readonly matter: DueMatter;
  readonly onDismiss: () => void;
  /** Asks if the whole inventory is still correct. */
  readonly onConfirm: () => void;
}

/** Buttons that act on a due item in place. Screen readers read each with the text of its item. */
export function DueActions({ matter: { text, action }, onDismiss, onConfirm }: DueActionsProps) {
  const { shell } = useMessages();
  const refused = useRefusalReason()(useBusinessProfile().role, "edit_chemicals");
  return (
    <div className="app-due-actions">
      {action === "confirm" && (
        <Button
          aria-label={shell.act(shell.confirmDue, text)}
          disabledReason={refused ?? undefined}
          onPress={onConfirm}
        >
          {shell.confirmDue}
        </Button>
      )}
      {action === "send_again" && <SendAgain text={text} />}
      <Button
        variant="quiet"
        aria-label={shell.act(shell.dismiss, text)}
        onPress={({ target }) => {
          // The button goes with its item. The list takes the focus and is read with its new count.
          const list = target.closest<HTMLElement>("[role=dialog]");
          onDismiss();
          list?.focus();
        }}
      >
        {shell.dismiss}
      </Button>
    </div>
  );
}

/** Sends every invitation again whose email could not be delivered. */
function SendAgain({ text }: { readonly text: string }) {
  const { shell, signIns } = useMessages();
  const { business_id } = useBusinessProfile();
  const { data } = useQuery(invitationsQuery(useApi(), business_id));
  const inviteAgain = useInviteAgain();
  const sending = useMutation({
    mutationFn: async () => {
      for (const invitation of undeliveredOf(data)) await inviteAgain(invitation);
    },
  });
  return (
    <Button
      aria-label={shell.act(signIns.sendAgain, text)}
      isPending={sending.isPending}
      onPress={() => sending.mutate()}
    >
      {signIns.sendAgain}
    </Button>
  );
}

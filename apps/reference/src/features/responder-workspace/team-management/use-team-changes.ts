import { describeProblem, type Invitation, type ResponderUser } from "@placard/api-client";
import { approveResponderUser, deleteResponderUser, insertInvitations } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useMutation } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";

const MATTER = "team";

/**
 * Changes by an admin to the team list, each with one message.
 *
 * @param readAgain - reloads the list
 */
export function useTeamChanges(reload: () => Promise<unknown>) {
  const { team, signIns } = useMessages();
  const { department_id } = useResponderProfile();
  const api = useApi();
  const remove = useChange({
    send: (member: ResponderUser) => api.call(deleteResponderUser, { params: { id: member.id } }),
    done: () => ({ title: team.removed }),
    failed: team.removeFailed,
    reload,
  });
  const approve = useChange({
    send: (member: ResponderUser) => api.call(approveResponderUser, { params: { id: member.id } }),
    done: ({ name }) => ({ title: team.approvedToast(name) }),
    failed: team.approveFailed,
    reload,
  });
  const inviteAgain = useChange({
    send: ({ email }: Invitation) => api.call(insertInvitations, { body: { department_id, emails: [email] } }),
    done: ({ email }) => ({ title: signIns.invitedTitle, text: signIns.invitedText(email) }),
    failed: signIns.inviteFailed,
    reload,
  });
  return { remove, approve, inviteAgain };
}

interface Change<About> {
  readonly send: (about: About) => Promise<unknown>;
  readonly done: (about: About) => { readonly title: string; readonly text?: string };
  /** Fallback message of a failure. */
  readonly failed: string;
  readonly reload: () => Promise<unknown>;
}

function useChange<About>({ send, done, failed, reload }: Change<About>): (about: About) => void {
  const { common } = useMessages();
  const { mutate } = useMutation({
    mutationFn: send,
    onSuccess(_answer, about) {
      toasts.show({ tone: "ok", ...done(about), matter: MATTER });
      return reload();
    },
    onError: (error) =>
      toasts.show({
        tone: "danger",
        title: common.errorTitle,
        text: describeProblem(error, failed),
        matter: MATTER,
      }),
  });
  return mutate;
}

import type { BusinessUser } from "@placard/api-client";
import { Badge } from "@placard/ui";
import { signInLine } from "../../../lib/people/sign-in-line.ts";
import { useActivationAction } from "../../../lib/people/use-activation-action.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import type { PersonRow } from "../PersonItem.tsx";
import { usePeopleChanged } from "../../../lib/people/use-people-changed.ts";

/**
 * State of a user in the list of people.
 *
 * @param refused - reason why the role of the signed-in user forbids changes, or `null`
 * @param onClose - asks for confirmation before the account is deactivated
 */
export function useUserRows(
  refused: string | null,
  onClose: (user: BusinessUser) => void,
): (user: BusinessUser) => PersonRow {
  const messages = useMessages();
  const { people: texts, signIns } = messages;
  const { user_id } = useBusinessProfile();
  const standingAct = useActivationAction(usePeopleChanged(), onClose);
  return (user) => ({
    id: user.id,
    name: user.name,
    lines: [
      user.email,
      ...(user.pending_email === null ? [] : [texts.pendingEmail(user.pending_email)]),
      signInLine(user.last_sign_in, messages),
    ],
    badge: (
      <>
        {user.id === user_id && <Badge tone="accent">{texts.you}</Badge>}
        {user.deactivated_at !== null && <Badge tone="caution">{signIns.deactivated}</Badge>}
        {user.has_temporary_password && <Badge>{signIns.temporary}</Badge>}
        <Badge>{user.role}</Badge>
      </>
    ),
    editLabel: texts.edit(user.name),
    ...waysOut(user),
    refused,
  });

  /**
   * An active account must be deactivated before it can be deleted, because a temporary block may be all that is
   * intended.
   */
  function waysOut(user: BusinessUser): Pick<PersonRow, "deleteLabel" | "actions"> {
    if (user.id === user_id) return { deleteLabel: null };
    const deleteLabel = user.deactivated_at === null ? null : texts.deleteUser(user.name);
    return { deleteLabel, actions: [standingAct(user)] };
  }
}

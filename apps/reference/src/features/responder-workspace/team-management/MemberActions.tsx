import type { ResponderUser } from "@placard/api-client";
import { Button, IconButton } from "@placard/ui";
import { Trash2 } from "lucide-react";
import type { useActivationAction } from "../../../lib/people/use-activation-action.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";

interface MemberActionsProps {
  readonly member: ResponderUser;
  readonly onApprove: (member: ResponderUser) => void;
  readonly standingAct: ReturnType<typeof useActivationAction<ResponderUser>>;
  readonly onRemove: (member: ResponderUser) => void;
}

/** Admin actions for a member. Active accounts are deactivated before removal; pending ones can be rejected immediately. */
export function MemberActions({ member, onApprove, standingAct, onRemove }: MemberActionsProps) {
  const { team } = useMessages();
  const isYourself = member.id === useResponderProfile().user_id;
  const isWaiting = member.membership_status === "pending";
  return (
    <span className="placard__row-actions">
      {isWaiting && <Button onPress={() => onApprove(member)}>{team.approve}</Button>}
      {isYourself && <span className="placard__yourself">{team.yourself}</span>}
      {!isYourself && !isWaiting && <IconButton {...standingAct(member)} />}
      {!isYourself && (isWaiting || member.deactivated_at !== null) && (
        <IconButton
          label={team.remove(member.name)}
          icon={<Trash2 aria-hidden="true" />}
          onPress={() => onRemove(member)}
        />
      )}
    </span>
  );
}

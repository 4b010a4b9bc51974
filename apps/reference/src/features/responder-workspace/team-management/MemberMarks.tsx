import type { ResponderUser } from "@placard/api-client";
import { Badge } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface MemberMarkProps {
  readonly member: ResponderUser;
}

/** Badge of members who manage the team. */
export function RoleMark({ member }: MemberMarkProps) {
  const { team } = useMessages();
  return member.responderRole === "admin" ? <Badge tone="accent">{team.admin}</Badge> : team.member;
}

/** Badge that shows whether and how the member can sign in. */
export function StatusMark({ member }: MemberMarkProps) {
  const { team, signIns } = useMessages();
  if (member.deactivated_at !== null) return <Badge tone="caution">{signIns.deactivated}</Badge>;
  if (member.has_temporary_password) return <Badge>{signIns.temporary}</Badge>;
  if (member.membership_status === "approved") return <Badge tone="ok">{team.approved}</Badge>;
  return <Badge tone="caution">{team.waiting}</Badge>;
}

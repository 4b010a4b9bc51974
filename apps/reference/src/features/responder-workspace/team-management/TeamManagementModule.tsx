import type { ResponderUser } from "@placard/api-client";
import { Button } from "@placard/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { teamInvitationsQuery, teamKey, teamQuery } from "../../../lib/api/team-queries.ts";
import { DeactivateDialog } from "../../../lib/people/DeactivateDialog.tsx";
import { InvitationLinkDialog } from "../../../lib/people/InvitationLinkDialog.tsx";
import { InvitationsCard } from "../../../lib/people/InvitationsCard.tsx";
import { useAskMailsLinks, useInvitationLink } from "../../../lib/people/use-invitation-link.ts";
import { useActivationAction } from "../../../lib/people/use-activation-action.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import { AddMemberDialog } from "./AddMemberDialog.tsx";
import { MemberActions } from "./MemberActions.tsx";
import { RemoveMemberDialog } from "./RemoveMemberDialog.tsx";
import "./TeamManagementModule.css";
import { TeamTable } from "./TeamTable.tsx";
import { useTeamChanges } from "./use-team-changes.ts";

/** The members of the user's department, for its admins. */
export function TeamManagementModule() {
  const { team } = useMessages();
  const { department_id } = useResponderProfile();
  const api = useApi();
  const queries = useQueryClient();
  const members = useQuery(teamQuery(api, department_id));
  const invitations = useQuery(teamInvitationsQuery(api, department_id));
  const [isAdding, setAdding] = useState(false);
  const [closing, setClosing] = useState<ResponderUser | null>(null);
  const [leaving, setLeaving] = useState<ResponderUser | null>(null);
  const reload = () => queries.invalidateQueries({ queryKey: teamKey(department_id) });
  const { remove, approve, inviteAgain } = useTeamChanges(reload);
  const standingAct = useActivationAction<ResponderUser>(reload, setClosing);
  const mailsLinks = useAskMailsLinks();
  const { link, show, hide } = useInvitationLink();
  const actions = { standingAct, onApprove: approve, onRemove: setLeaving };
  return (
    <div className="app-module-scroll app-team">
      <header>
        <h1>{team.title}</h1>
        {members.data === undefined ? undefined : <p>{team.members(members.data.length)}</p>}
        <Button variant="primary" icon={<UserPlus aria-hidden="true" />} onPress={() => setAdding(true)}>
          {team.addMember}
        </Button>
      </header>
      {members.data === undefined ? (
        <NotLoaded
          queries={[members]}
          title={team.loadFailed}
          text={team.loadFailedText}
          lines={4}
          label={team.loading}
        />
      ) : (
        <TeamTable members={members.data} renderActions={(member) => <MemberActions member={member} {...actions} />} />
      )}
      <InvitationsCard
        className="placard__invitations"
        query={invitations}
        roleOf={() => team.member}
        onAgain={inviteAgain}
        reload={reload}
      />
      <AddMemberDialog
        isOpen={isAdding}
        onOpenChange={setAdding}
        onAdded={reload}
        onInvited={async (invitation) => {
          if (!(await mailsLinks())) await show(invitation);
          await reload();
        }}
      />
      {link !== null && <InvitationLinkDialog link={link} onClose={hide} />}
      {closing !== null && <DeactivateDialog person={closing} reload={reload} onClose={() => setClosing(null)} />}
      <RemoveMemberDialog member={leaving} onClose={() => setLeaving(null)} onConfirm={remove} />
    </div>
  );
}

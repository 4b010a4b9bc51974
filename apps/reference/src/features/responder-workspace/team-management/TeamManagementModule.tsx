import {
  approveResponderUser,
  deleteResponderUser,
  describeProblem,
  insertInvitations,
  type Invitation,
  type ResponderUser,
} from "@placard/api-client";
import { Badge, Button, ConfirmDialog, ErrorState, IconButton, Skeleton, Table, toasts } from "@placard/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2, UserPlus, UserRoundCheck, UserRoundX } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useIsNarrow } from "@placard/ui";
import { DeactivateDialog } from "../../../lib/people/DeactivateDialog.tsx";
import { InvitationLinkDialog } from "../../../lib/people/InvitationLinkDialog.tsx";
import { InvitationsCard } from "../../../lib/people/InvitationsCard.tsx";
import { signInLine } from "../../../lib/people/sign-in-line.ts";
import { useAccountStanding } from "../../../lib/people/use-account-standing.ts";
import { useInvitationLink, useMailsLinks } from "../../../lib/people/use-invitation-link.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import { AddMemberDialog } from "./AddMemberDialog.tsx";
import "./TeamManagementModule.css";
import { teamInvitationsQuery, teamKey, teamQuery } from "./team-query.ts";

const MATTER = "team";

type Column = "name" | "email" | "role" | "status" | "seen" | "actions";

/** The people of one's own department. For its admins. */
export function TeamManagementModule() {
  const messages = useMessages();
  const { team, common, signIns } = messages;
  const { department_id, user_id } = useResponderProfile();
  const api = useApi();
  const isNarrow = useIsNarrow();
  const queries = useQueryClient();
  const members = useQuery(teamQuery(api, department_id));
  const invitations = useQuery(teamInvitationsQuery(api, department_id));
  const [isAdding, setAdding] = useState(false);
  const [closing, setClosing] = useState<ResponderUser | null>(null);
  const [leaving, setLeaving] = useState<ResponderUser | null>(null);
  const readAgain = () => queries.invalidateQueries({ queryKey: teamKey(department_id) });
  const standing = useAccountStanding(readAgain);
  const mails = useMailsLinks();
  const { link, show, hide } = useInvitationLink();

  const removal = useMutation({
    mutationFn: (member: ResponderUser) => api.call(deleteResponderUser, { params: { id: member.id } }),
    onSuccess: () => {
      toasts.show({ tone: "ok", title: team.removed, matter: MATTER });
      return readAgain();
    },
    onError: (error) =>
      toasts.show({
        tone: "danger",
        title: common.errorTitle,
        text: describeProblem(error, team.removeFailed),
        matter: MATTER,
      }),
  });
  const approval = useMutation({
    mutationFn: (member: ResponderUser) => api.call(approveResponderUser, { params: { id: member.id } }),
    onSuccess: (_answer, member) => {
      toasts.show({ tone: "ok", title: team.approvedToast(member.name), matter: MATTER });
      return readAgain();
    },
    onError: (error) =>
      toasts.show({
        tone: "danger",
        title: common.errorTitle,
        text: describeProblem(error, team.approveFailed),
        matter: MATTER,
      }),
  });

  const again = useMutation({
    mutationFn: ({ email }: Invitation) => api.call(insertInvitations, { body: { department_id, emails: [email] } }),
    onSuccess: (_answer, { email }) => {
      toasts.show({ tone: "ok", title: signIns.invitedTitle, text: signIns.invitedText(email), matter: MATTER });
      return readAgain();
    },
    onError: (error) =>
      toasts.show({
        tone: "danger",
        title: common.errorTitle,
        text: describeProblem(error, signIns.inviteFailed),
        matter: MATTER,
      }),
  });

  const roleOf = (member: ResponderUser) =>
    member.responderRole === "admin" ? <Badge tone="accent">{team.admin}</Badge> : team.member;
  const statusOf = (member: ResponderUser) =>
    member.deactivated_at !== null ? (
      <Badge tone="caution">{signIns.deactivated}</Badge>
    ) : member.has_temporary_password ? (
      <Badge>{signIns.temporary}</Badge>
    ) : member.membership_status === "approved" ? (
      <Badge tone="ok">{team.approved}</Badge>
    ) : (
      <Badge tone="caution">{team.waiting}</Badge>
    );

  function cell(member: ResponderUser, column: Column) {
    switch (column) {
      case "name":
        return isNarrow ? (
          <span className="placard__person">
            <strong>{member.name}</strong>
            <small>{member.email}</small>
            <small>{signInLine(member.last_sign_in, messages)}</small>
            <span className="placard__marks">
              {roleOf(member)}
              {statusOf(member)}
            </span>
          </span>
        ) : (
          <strong>{member.name}</strong>
        );
      case "email":
        return member.email;
      case "role":
        return roleOf(member);
      case "status":
        return statusOf(member);
      case "seen":
        return signInLine(member.last_sign_in, messages);
      case "actions":
        return (
          <span className="placard__row-actions">
            {member.membership_status === "pending" ? (
              <Button onPress={() => approval.mutate(member)}>{team.approve}</Button>
            ) : undefined}
            {member.id === user_id ? <span className="placard__yourself">{team.yourself}</span> : waysOut(member)}
          </span>
        );
    }
  }

  /** An open account is closed first; who waits for approval is refused at once. */
  function waysOut(member: ResponderUser) {
    const isClosed = member.deactivated_at !== null;
    return (
      <>
        {member.membership_status === "approved" && (
          <IconButton
            label={isClosed ? signIns.reactivate(member.name) : signIns.deactivate(member.name)}
            icon={isClosed ? <UserRoundCheck aria-hidden="true" /> : <UserRoundX aria-hidden="true" />}
            onPress={() => (isClosed ? standing.open(member) : setClosing(member))}
          />
        )}
        {(isClosed || member.membership_status === "pending") && (
          <IconButton
            label={team.remove(member.name)}
            icon={<Trash2 aria-hidden="true" />}
            onPress={() => setLeaving(member)}
          />
        )}
      </>
    );
  }

  return (
    <div className="app-module-scroll app-team">
      <header>
        <h1>{team.title}</h1>
        {members.data === undefined ? undefined : <p>{team.members(members.data.length)}</p>}
        <Button variant="primary" icon={<UserPlus aria-hidden="true" />} onPress={() => setAdding(true)}>
          {team.addMember}
        </Button>
      </header>
      {members.data !== undefined ? (
        <Table<ResponderUser, Column>
          label={team.title}
          columns={[
            { id: "name", label: team.name },
            ...(isNarrow
              ? []
              : ([
                  { id: "email", label: team.email },
                  { id: "role", label: team.role },
                  { id: "status", label: team.status },
                  { id: "seen", label: team.seen },
                ] as const)),
            { id: "actions", label: team.actions, align: "end", isLabelHidden: true },
          ]}
          rows={members.data}
          rowId={(member) => member.id}
          renderCell={cell}
        />
      ) : members.isError ? (
        <ErrorState
          title={team.loadFailed}
          text={team.loadFailedText}
          action={<Button onPress={() => void members.refetch()}>{common.retry}</Button>}
        />
      ) : (
        <Skeleton lines={4} label={team.loading} />
      )}
      <InvitationsCard
        query={invitations}
        roleOf={() => team.member}
        onAgain={(invitation) => again.mutate(invitation)}
        readAgain={readAgain}
      />
      <AddMemberDialog
        isOpen={isAdding}
        onOpenChange={setAdding}
        onAdded={readAgain}
        onInvited={async (invitation) => {
          if (!mails) await show(invitation);
          await readAgain();
        }}
      />
      {link !== null && <InvitationLinkDialog link={link} onClose={hide} />}
      {closing !== null && <DeactivateDialog person={closing} readAgain={readAgain} onClose={() => setClosing(null)} />}
      <ConfirmDialog
        title={leaving === null ? "" : team.removeTitle(leaving.name)}
        text={team.removeText}
        confirmLabel={team.removeConfirm}
        cancelLabel={common.cancel}
        isOpen={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving !== null) removal.mutate(leaving);
          setLeaving(null);
        }}
      />
    </div>
  );
}

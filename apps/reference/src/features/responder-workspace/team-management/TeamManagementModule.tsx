import { approveResponderUser, deleteResponderUser, describeProblem, type ResponderUser } from "@placard/api-client";
import { Badge, Button, ConfirmDialog, ErrorState, IconButton, Skeleton, Table, toasts } from "@placard/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2, UserPlus } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useIsNarrow } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import { AddMemberDialog } from "./AddMemberDialog.tsx";
import "./TeamManagementModule.css";
import { teamQuery } from "./team-query.ts";

const MATTER = "team";

type Column = "name" | "email" | "role" | "status" | "actions";

/** The people of one's own department. For its admins. */
export function TeamManagementModule() {
  const { team, common } = useMessages();
  const { department_id, user_id } = useResponderProfile();
  const api = useApi();
  const isNarrow = useIsNarrow();
  const queries = useQueryClient();
  const members = useQuery(teamQuery(api, department_id));
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<ResponderUser | null>(null);
  const readAgain = () => queries.invalidateQueries({ queryKey: teamQuery(api, department_id).queryKey });

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

  const roleOf = (member: ResponderUser) =>
    member.responderRole === "admin" ? <Badge tone="accent">{team.admin}</Badge> : team.member;
  const statusOf = (member: ResponderUser) =>
    member.membership_status === "approved" ? (
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
      case "actions":
        return (
          <span className="placard__row-actions">
            {member.membership_status === "pending" ? (
              <Button onPress={() => approval.mutate(member)}>{team.approve}</Button>
            ) : undefined}
            {member.id === user_id ? (
              <span className="placard__yourself">{team.yourself}</span>
            ) : (
              <IconButton
                label={team.remove(member.name)}
                icon={<Trash2 aria-hidden="true" />}
                onPress={() => setLeaving(member)}
              />
            )}
          </span>
        );
    }
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
      <AddMemberDialog isOpen={isAdding} onOpenChange={setAdding} onAdded={readAgain} />
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

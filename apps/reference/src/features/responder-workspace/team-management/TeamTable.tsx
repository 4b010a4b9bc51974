import type { ResponderUser } from "@placard/api-client";
import { Table, type TableColumn } from "@placard/ui";
import { useIsNarrow } from "@placard/ui/internal";
import type { ReactNode } from "react";
import { signInLine } from "../../../lib/people/sign-in-line.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { RoleMark, StatusMark } from "./MemberMarks.tsx";

type Column = "name" | "email" | "role" | "status" | "seen" | "actions";

interface TeamTableProps {
  readonly members: readonly ResponderUser[];
  readonly renderActions: (member: ResponderUser) => ReactNode;
}

/** The members as a table. On narrow screens the details are below the name. */
export function TeamTable({ members, renderActions }: TeamTableProps) {
  const messages = useMessages();
  const { team } = messages;
  const isNarrow = useIsNarrow();
  const ofWide: readonly TableColumn<Column>[] = [
    { id: "email", label: team.email },
    { id: "role", label: team.role },
    { id: "status", label: team.status },
    { id: "seen", label: team.seen },
  ];
  return (
    <Table<ResponderUser, Column>
      label={team.title}
      columns={[
        { id: "name", label: team.name },
        ...(isNarrow ? [] : ofWide),
        { id: "actions", label: team.actions, align: "end", isLabelHidden: true },
      ]}
      rows={members}
      rowId={(member) => member.id}
      renderCell={cell}
    />
  );

  function cell(member: ResponderUser, column: Column): ReactNode {
    switch (column) {
      case "name":
        return isNarrow ? <MemberInOneCell member={member} /> : <strong>{member.name}</strong>;
      case "email":
        return member.email;
      case "role":
        return <RoleMark member={member} />;
      case "status":
        return <StatusMark member={member} />;
      case "seen":
        return signInLine(member.last_sign_in, messages);
      case "actions":
        return renderActions(member);
    }
  }
}

function MemberInOneCell({ member }: { readonly member: ResponderUser }) {
  const messages = useMessages();
  return (
    <span className="placard__person">
      <strong>{member.name}</strong>
      <small>{member.email}</small>
      <small>{signInLine(member.last_sign_in, messages)}</small>
      <span className="placard__marks">
        <RoleMark member={member} />
        <StatusMark member={member} />
      </span>
    </span>
  );
}

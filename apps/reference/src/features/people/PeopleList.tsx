import { Button, Card, ErrorState, IconButton, Skeleton } from "@placard/ui";
import { Avatar } from "@placard/ui/controls";
import type { UseQueryResult } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./PeopleList.css";

export interface PersonRow {
  readonly id: number;
  readonly name: string;
  /** Below the name: how to reach them. */
  readonly lines: readonly string[];
  readonly badge: ReactNode;
  readonly editLabel: string;
  /** `null`: nobody deletes this one, such as one's own account. */
  readonly deleteLabel: string | null;
  /** Further ways to change this one, between those. */
  readonly acts?: readonly PersonAct[];
  /** Whether the role of the one who looks forbids it. */
  readonly isKept: boolean;
}

interface PersonAct {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

interface PeopleListProps {
  readonly title: string;
  readonly count: string;
  readonly query: UseQueryResult<readonly unknown[]>;
  readonly rows: readonly PersonRow[];
  readonly loadingLabel: string;
  /** Said when nothing could be read. */
  readonly failedTitle: string;
  readonly failed: string;
  /** Stands in place of the rows when there are none. */
  readonly empty?: ReactNode;
  readonly onEdit: (id: number) => void;
  readonly onDelete: (id: number) => void;
}

/** People with what they are and the ways to change and to remove them. */
export function PeopleList({ title, count, ...list }: PeopleListProps) {
  return (
    <Card isFlush title={title} {...(list.query.data !== undefined && { description: count })}>
      <Rows {...list} />
    </Card>
  );
}

function Rows({
  query,
  rows,
  loadingLabel,
  failedTitle,
  failed,
  empty,
  onEdit,
  onDelete,
}: Omit<PeopleListProps, "title" | "count">) {
  const { common } = useMessages();
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorState
        title={failedTitle}
        text={failed}
        action={<Button onPress={() => void query.refetch()}>{common.retry}</Button>}
      />
    ) : (
      <Skeleton lines={3} label={loadingLabel} className="app-people-loading" />
    );
  }
  if (rows.length === 0) return empty;
  return (
    <ul className="app-people">
      {rows.map(({ id, name, lines, badge, editLabel, deleteLabel, acts = [], isKept }) => (
        <li key={id}>
          <Avatar name={name} />
          <div className="placard__words">
            <strong>{name}</strong>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
          <span className="placard__badges">{badge}</span>
          <span className="placard__acts">
            <IconButton
              label={editLabel}
              icon={<Pencil aria-hidden="true" />}
              isDisabled={isKept}
              onPress={() => onEdit(id)}
            />
            {acts.map((act) => (
              <IconButton key={act.label} {...act} isDisabled={isKept} />
            ))}
            {deleteLabel !== null && (
              <IconButton
                label={deleteLabel}
                icon={<Trash2 aria-hidden="true" />}
                isDisabled={isKept}
                onPress={() => onDelete(id)}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

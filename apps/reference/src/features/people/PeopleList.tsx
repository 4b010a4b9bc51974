import { Card } from "@placard/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NotLoaded } from "../../lib/api/NotLoaded.tsx";
import "./PeopleList.css";
import { PersonItem, type PersonItemProps, type PersonRow } from "./PersonItem.tsx";

interface PeopleListProps extends Pick<PersonItemProps, "onEdit" | "onDelete"> {
  readonly title: string;
  readonly count: string;
  readonly query: UseQueryResult<readonly unknown[]>;
  readonly rows: readonly PersonRow[];
  readonly loadingLabel: string;
  /** Shown if nothing could be loaded. */
  readonly failedTitle: string;
  readonly failed: string;
  /** Shown in place of the rows if there are none. */
  readonly empty?: ReactNode;
}

/** Lists people with their roles and actions. */
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
  if (query.data === undefined) {
    return (
      <NotLoaded
        queries={[query]}
        title={failedTitle}
        text={failed}
        lines={3}
        label={loadingLabel}
        className="app-people-loading"
      />
    );
  }
  if (rows.length === 0) return empty;
  return (
    <ul className="app-people">
      {rows.map((row) => (
        <PersonItem key={row.id} row={row} onEdit={onEdit} onDelete={onDelete} />
      ))}
    </ul>
  );
}

import {
  CONTAINER_FIELDS,
  CONTAINER_SYNONYMS,
  isHeadingOf,
  type ContainerField,
  type ContainerMatch,
} from "@placard/hazmat-core/business";
import type { ReactNode } from "react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { MatchedColumns, type MatchedColumn } from "../MatchedColumns.tsx";

interface ContainerColumnsProps {
  readonly match: ContainerMatch;
  readonly onColumn: (field: ContainerField, column: number | null) => void;
  /** Settings for all rows, shown beside the column fields. */
  readonly children: ReactNode;
}

/** Fields whose column the user must choose if the list does not match them. */
const NEEDED: ReadonlySet<ContainerField> = new Set(["code", "name", "size"]);

function matchedOf(
  { columns, headings }: ContainerMatch,
  labels: Readonly<Record<ContainerField, string>>,
): readonly MatchedColumn<ContainerField>[] {
  return CONTAINER_FIELDS.map((field) => {
    const column = columns[field];
    const isToSee =
      column === undefined ? NEEDED.has(field) : !isHeadingOf(headings[column] ?? "", CONTAINER_SYNONYMS[field]);
    return { field, label: labels[field], column, isToSee };
  });
}

/** Shows which column of the container list provides which field, to confirm or change. */
export function ContainerColumns({ match, onColumn, children }: ContainerColumnsProps) {
  const { containerImport } = useMessages();
  return (
    <section className="placard-surface app-import-card" aria-labelledby="import-container-columns">
      <h2 id="import-container-columns">{containerImport.columns}</h2>
      <p>{containerImport.columnsText}</p>
      <MatchedColumns headings={match.headings} matched={matchedOf(match, containerImport.field)} onColumn={onColumn}>
        {children}
      </MatchedColumns>
    </section>
  );
}

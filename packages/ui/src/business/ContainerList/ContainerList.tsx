import { containerWords } from "../../messages/en/business/containers.ts";
import type { ReactNode } from "react";
import { Table } from "../../controls/Table/Table.tsx";
import { useIsNarrow } from "../../hooks/use-is-narrow.ts";
import { joinClasses } from "../../internal/class-name.ts";
import { useWords } from "../../messages/use-words.ts";
import type { StoredContainer } from "../stored-container.ts";
import { ContainerCell, type ContainerColumn } from "./ContainerCell.tsx";
import "./ContainerList.css";

export interface ContainerListProps<Row extends StoredContainer> {
  containers: readonly Row[];
  /** Names the list: "Containers" unless given. */
  label?: string;
  /** What can be done with a container: move it, print its label. */
  renderActions?: (container: Row) => ReactNode;
  /** Id of a container to mark. */
  marked?: Row["id"] | null;
  className?: string;
}

/**
 * Single containers with their code, size and place, and how long each may still be used, in words. A table, and a list
 * where a table has no room.
 *
 * @example
 * <ContainerList containers={rows} renderActions={(row) => <Button onPress={() => move(row)}>Move</Button>} />
 */
export function ContainerList<Row extends StoredContainer>({
  containers,
  label,
  renderActions,
  marked,
  className,
}: ContainerListProps<Row>) {
  const { containers: words } = useWords(containerWords);
  const isNarrow = useIsNarrow();
  const hasChemical = containers.some(({ chemical }) => chemical !== undefined);
  const columns: readonly ContainerColumn[] = [
    "code",
    ...(hasChemical ? (["chemical"] as const) : []),
    "size",
    "place",
    "opened",
    "expires",
  ];

  if (isNarrow) {
    return (
      <ul className={joinClasses("placard-container-cards", className)} aria-label={label ?? words.table}>
        {containers.map((container) => (
          <li key={container.id} data-marked={container.id === marked || undefined}>
            {columns.map((column) => (
              <div key={column} data-column={column}>
                {column === "code" ? undefined : <small>{words.columns[column]}</small>}
                <ContainerCell container={container} column={column} />
              </div>
            ))}
            {renderActions === undefined ? undefined : <div data-column="actions">{renderActions(container)}</div>}
          </li>
        ))}
      </ul>
    );
  }

  return (
    <Table<Row, ContainerColumn | "actions">
      className={joinClasses("placard-container-table", className)}
      label={label ?? words.table}
      columns={[
        ...columns.map((id) => ({ id, label: words.columns[id], isRowHeader: id === "code" })),
        ...(renderActions === undefined
          ? []
          : [{ id: "actions" as const, label: words.columns.actions, align: "end" as const, isLabelHidden: true }]),
      ]}
      rows={containers}
      rowId={({ id }) => id}
      renderCell={(container, column) =>
        column === "actions" ? renderActions?.(container) : <ContainerCell container={container} column={column} />
      }
      {...(marked == null ? {} : { selected: marked })}
    />
  );
}

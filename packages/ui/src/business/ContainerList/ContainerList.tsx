import { containerTexts } from "../../messages/en/business/containers.ts";
import type { ReactNode } from "react";
import { Table } from "../../controls/Table/Table.tsx";
import { useIsNarrow } from "../../hooks/use-is-narrow.ts";
import { joinClasses } from "../../internal/class-name.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { StoredContainer } from "../stored-container.ts";
import { ContainerCell, type ContainerColumn } from "./ContainerCell.tsx";
import "./ContainerList.css";

export interface ContainerListProps<Row extends StoredContainer> {
  /** Containers, in the order of the rows. */
  containers: readonly Row[];
  /** Accessible name of the list; default "Containers". */
  label?: string;
  /** Renders the actions of a container, such as moving it or printing its label. */
  renderActions?: (container: Row) => ReactNode;
  /** Id of a container to mark. */
  marked?: Row["id"] | null;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * Shows containers with code, size, storage location and remaining time of use, as a table or, on narrow screens, as a
 * list.
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
  const { containers: texts } = useTexts(containerTexts);
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
      <ul className={joinClasses("placard-container-cards", className)} aria-label={label ?? texts.table}>
        {containers.map((container) => (
          <li key={container.id} data-marked={container.id === marked || undefined}>
            {columns.map((column) => (
              <div key={column} data-column={column}>
                {column === "code" ? undefined : <small>{texts.columns[column]}</small>}
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
      label={label ?? texts.table}
      columns={[
        ...columns.map((id) => ({ id, label: texts.columns[id], isRowHeader: id === "code" })),
        ...(renderActions === undefined
          ? []
          : [{ id: "actions" as const, label: texts.columns.actions, align: "end" as const, isLabelHidden: true }]),
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

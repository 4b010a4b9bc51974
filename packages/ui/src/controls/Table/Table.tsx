import type { ReactNode } from "react";
import { Cell, Column, Row, Table as AriaTable, TableBody, TableHeader } from "react-aria-components/Table";
import { joinClasses } from "../../internal/class-name.ts";
import "./Table.css";

export interface TableColumn<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Numbers stand at the end. `start` unless given. */
  readonly align?: "start" | "end";
  /** The column that names its row. The first one unless another says so. */
  readonly isRowHeader?: boolean;
  /** The label is read out and not shown: the column of actions. */
  readonly isLabelHidden?: boolean;
}

export interface TableProps<T extends object, Id extends string = string> {
  /** Names the table for those who do not see its surroundings. */
  label: string;
  columns: readonly TableColumn<Id>[];
  rows: readonly T[];
  rowId: (row: T) => string | number;
  renderCell: (row: T, columnId: Id) => ReactNode;
  /** Makes each row a target: press, or Enter on it. */
  onRowAction?: (row: T) => void;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
  /** Id of a row to mark. */
  selected?: string | number;
  className?: string;
}

/** Rows and columns with the arrow keys of a grid. Row actions stay in view; an empty cell is a defect. */
export function Table<T extends object, Id extends string = string>({
  label,
  columns,
  rows,
  rowId,
  renderCell,
  onRowAction,
  empty,
  selected,
  className,
}: TableProps<T, Id>) {
  const headerId = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
  return (
    <div className={joinClasses("placard-table-frame", className)}>
      <AriaTable aria-label={label} className="placard-table">
        <TableHeader>
          {columns.map((column) => (
            <Column
              key={column.id}
              id={column.id}
              isRowHeader={column.id === headerId}
              textValue={column.label}
              className="placard-table-head"
              data-align={column.align ?? "start"}
            >
              <span className={column.isLabelHidden ? "placard-visually-hidden" : undefined}>{column.label}</span>
            </Column>
          ))}
        </TableHeader>
        <TableBody {...(empty === undefined ? {} : { renderEmptyState: () => empty })}>
          {rows.map((row) => (
            <Row
              key={rowId(row)}
              id={rowId(row)}
              className="placard-table-row"
              data-marked={rowId(row) === selected || undefined}
              {...(onRowAction === undefined ? {} : { onAction: () => onRowAction(row) })}
            >
              {columns.map((column) => (
                <Cell key={column.id} className="placard-table-cell" data-align={column.align ?? "start"}>
                  {renderCell(row, column.id)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}

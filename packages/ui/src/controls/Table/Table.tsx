import { useRef, type ReactNode } from "react";
import {
  Cell,
  Column,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
  type TableProps as AriaTableProps,
} from "react-aria-components/Table";
import { joinClasses } from "../../internal/class-name.ts";
import { SortSign } from "./SortSign.tsx";
import { useLongTable } from "./use-long-table.ts";
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
  /** The rows can be ordered by it: its head is a button that says so, and asks `onSortChange`. */
  readonly isSortable?: boolean;
  /** How much of the width it takes in a virtual table, against the others; 1 unless given. */
  readonly share?: number;
  /** Its width in a virtual table, as a track of a CSS grid: `12rem`, `minmax(7rem, 2fr)`. By its share unless given. */
  readonly width?: string;
}

/** By which column the rows are ordered, and which way. */
export interface TableSort<Id extends string = string> {
  readonly column: Id;
  readonly direction: "ascending" | "descending";
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
  /** How the rows are ordered as they are given: the table itself orders nothing. */
  sort?: TableSort<Id>;
  onSortChange?: (sort: TableSort<Id>) => void;
  /**
   * Draws only the rows in view. For lists of hundreds: columns then have the widths of their shares. Where nothing is
   * laid out, as in jsdom, all rows are drawn.
   */
  isVirtual?: boolean;
  className?: string;
}

/** Rows and columns with the arrow keys of a grid. Row actions stay in view; an empty cell is a defect. */
export function Table<T extends object, Id extends string = string>(props: TableProps<T, Id>) {
  const place = useRef<HTMLDivElement>(null);
  const long = useLongTable(props.isVirtual === true && props.rows.length > 0, place);
  return (
    <div
      ref={place}
      className={joinClasses("placard-table-frame", props.className)}
      data-virtual={long !== "none" || undefined}
      aria-busy={long === "coming" || undefined}
    >
      {long === "none" ? <WholeTable {...props} /> : long === "coming" ? undefined : <long.LongTable {...props} />}
    </div>
  );
}

/** A table of which every row is drawn. */
function WholeTable<T extends object, Id extends string = string>({
  label,
  columns,
  rows,
  rowId,
  renderCell,
  onRowAction,
  empty,
  selected,
  sort,
  onSortChange,
}: TableProps<T, Id>) {
  const headerId = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
  return (
    <AriaTable aria-label={label} className="placard-table" {...sortProps(columns, sort, onSortChange)}>
      <TableHeader>
        {columns.map((column) => (
          <Column
            key={column.id}
            id={column.id}
            isRowHeader={column.id === headerId}
            allowsSorting={column.isSortable === true}
            textValue={column.label}
            className="placard-table-head"
            data-align={column.align ?? "start"}
          >
            {({ sortDirection }) => (
              <span className={column.isLabelHidden ? "placard-visually-hidden" : "placard-table-label"}>
                {column.label}
                {column.isSortable === true ? <SortSign direction={sortDirection} /> : undefined}
              </span>
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody
        items={rows}
        dependencies={[columns, renderCell, selected, onRowAction]}
        {...(empty === undefined ? {} : { renderEmptyState: () => empty })}
      >
        {(row) => (
          <Row
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
        )}
      </TableBody>
    </AriaTable>
  );
}

function sortProps<Id extends string>(
  columns: readonly TableColumn<Id>[],
  sort: TableSort<Id> | undefined,
  onSortChange: ((sort: TableSort<Id>) => void) | undefined,
): Pick<AriaTableProps, "sortDescriptor" | "onSortChange"> {
  if (sort === undefined) return {};
  return {
    sortDescriptor: sort,
    onSortChange: ({ column, direction }) => {
      const asked = columns.find(({ id }) => id === column);
      if (asked !== undefined) onSortChange?.({ column: asked.id, direction });
    },
  };
}

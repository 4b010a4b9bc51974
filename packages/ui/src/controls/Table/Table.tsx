import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";
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
import type { TableColumn, TableProps, TableSort } from "./table-props.ts";
import { useLongTable } from "./use-long-table.ts";
import "./Table.css";

/**
 * A table with rows and columns, navigated like a grid by arrow keys. Row actions stay visible; an empty cell is a
 * defect.
 */
export function Table<T extends object, Id extends string = string>(props: TableProps<T, Id>) {
  const frame = useRef<HTMLDivElement>(null);
  const long = useLongTable(props.isVirtual === true && props.rows.length > 0, frame);
  return (
    <div
      ref={frame}
      {...useGridFocus(frame)}
      className={joinClasses("placard-table-frame", props.className)}
      data-virtual={long !== "none" || undefined}
      aria-busy={long === "coming" || undefined}
    >
      {long === "none" ? <WholeTable {...props} /> : long === "coming" ? undefined : <long.LongTable {...props} />}
    </div>
  );
}

/** Moves the focus to the grid when the focused element left the page. */
function useGridFocus(frame: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>("[role='grid']")?.focus({ preventScroll: true });
  });
  return {
    onFocus: (): void => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent): void => {
      isInside.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}

/** A table that renders every row. */
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
      const sortedColumn = columns.find(({ id }) => id === column);
      if (sortedColumn !== undefined) onSortChange?.({ column: sortedColumn.id, direction });
    },
  };
}

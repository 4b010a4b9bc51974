import { Fragment, memo, useDeferredValue, useId, useMemo, useRef } from "react";
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode, RefCallback } from "react";
import { useGridKeys } from "./grid-keys.ts";
import { SortSign } from "./SortSign.tsx";
import type { TableColumn, TableProps } from "./table-props.ts";
import { useRowsInView } from "./rows-in-view.ts";

/**
 * A table of hundreds of rows that renders only the visible ones. Rows are keyed by their id: a row that leaves the
 * list leaves the page in the same render, and an element never shows another row. Column headers are not rendered
 * again with the rows.
 */
export function LongTable<T extends object, Id extends string>(props: TableProps<T, Id>) {
  "use no memo"; // the virtualizer mutates in place, so the React Compiler would keep an outdated result
  const { label, columns, rows, rowId, renderCell, onRowAction, empty, selected, sort, onSortChange } = props;
  const body = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const { heldId, props: grid } = useGridKeys(ids);
  const view = useRowsInView(body, ids, heldId === null ? -1 : ids.indexOf(heldId));
  const headerId = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
  return (
    <div
      {...grid}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className="placard-table"
      style={{ "--placard-table-columns": columns.map(widthOf).join(" ") } as CSSProperties}
    >
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} className="placard-table-row">
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
          ))}
        </div>
      </div>
      <div role="rowgroup" ref={body}>
        {rows.length === 0 && <EmptyRow>{empty}</EmptyRow>}
        {view.rows.map(({ index, gap, size }) => {
          const row = rows[index];
          if (row === undefined) return undefined;
          const id = rowId(row);
          return (
            <Fragment key={id}>
              {gap > 0 && <Spacer height={gap} />}
              <LongRow
                measure={view.measure}
                index={index}
                height={size}
                isMarked={id === selected}
                isHeld={id === heldId}
                onAction={onRowAction && (() => onRowAction(row))}
                cells={{ row, columns, headerId, renderCell }}
              />
            </Fragment>
          );
        })}
        <Spacer height={view.heightBelow} />
      </div>
    </div>
  );
}

const widthOf = ({ share, width }: TableColumn): string => width ?? `minmax(0, ${share ?? 1}fr)`;

/** Takes the height of rows that are not rendered. */
function Spacer({ height }: { readonly height: number }) {
  return <div role="presentation" style={{ blockSize: height }} />;
}

function EmptyRow({ children }: { readonly children: ReactNode }) {
  return (
    <div role="row">
      <div role="gridcell">{children}</div>
    </div>
  );
}

interface HeadProps<T extends object, Id extends string> {
  readonly column: TableColumn<Id>;
  readonly sort: TableProps<T, Id>["sort"];
  readonly onSortChange: TableProps<T, Id>["onSortChange"];
}

function Head<T extends object, Id extends string>({ column, sort, onSortChange }: HeadProps<T, Id>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const requestSort = (): void =>
    onSortChange?.({ column: column.id, direction: direction === "ascending" ? "descending" : "ascending" });
  const sortable = column.isSortable === true && {
    "aria-sort": direction ?? ("none" as const),
    "data-allows-sorting": true,
    onClick: requestSort,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      requestSort();
    },
  };
  return (
    <div
      role="columnheader"
      tabIndex={-1}
      className="placard-table-head"
      data-align={column.align ?? "start"}
      {...sortable}
    >
      <span className={column.isLabelHidden ? "placard-visually-hidden" : "placard-table-label"}>
        {column.label}
        {column.isSortable === true ? <SortSign direction={direction} /> : undefined}
      </span>
    </div>
  );
}

interface LongRowProps {
  readonly measure: RefCallback<HTMLElement>;
  readonly index: number;
  /** Height until the cells are rendered, px. */
  readonly height: number;
  readonly isMarked: boolean;
  /** True if the row has the focus or is about to get it. Its cells are then rendered in the same render. */
  readonly isHeld: boolean;
  readonly onAction: (() => void) | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- a memo component cannot have type parameters
  readonly cells: Omit<CellsProps<any, any>, "nameId">;
}

/** A row whose cells are rendered later, in a render that React can split: many new rows do not block the page. */
function LongRow({ measure, index, height, isMarked, isHeld, onAction, cells }: LongRowProps) {
  const nameId = useId();
  const isReady = useDeferredValue(true, false) || isHeld;
  const action = onAction && {
    "data-has-action": true,
    onClick: ({ target }: MouseEvent) => {
      if (!isControl(target)) onAction();
    },
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      if (key === "Enter" && !isControl(target)) onAction();
    },
  };
  return (
    <div
      ref={measure}
      role="row"
      aria-rowindex={index + 2}
      aria-labelledby={nameId}
      aria-busy={!isReady || undefined}
      className="placard-table-row"
      data-index={index}
      data-marked={isMarked || undefined}
      style={isReady ? undefined : { minBlockSize: height }}
      {...action}
    >
      {isReady && <Cells {...cells} nameId={nameId} />}
    </div>
  );
}

interface CellsProps<T extends object, Id extends string> {
  readonly row: T;
  readonly columns: readonly TableColumn<Id>[];
  readonly headerId: Id | undefined;
  readonly renderCell: (row: T, column: Id) => ReactNode;
  readonly nameId: string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a memo component cannot have type parameters
const Cells = memo(function Cells({ row, columns, headerId, renderCell, nameId }: CellsProps<any, any>) {
  return columns.map((column) => (
    <div
      key={column.id}
      {...(column.id === headerId ? { role: "rowheader", id: nameId } : { role: "gridcell" })}
      tabIndex={-1}
      className="placard-table-cell"
      data-align={column.align ?? "start"}
    >
      {renderCell(row, column.id)}
    </div>
  ));
});

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("a, button, input, select, textarea") !== null;

import {
  Fragment,
  memo,
  useId,
  useMemo,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { useGridKeys } from "./grid-keys.ts";
import { useRowsInView } from "./rows-in-view.ts";
import type { TableColumn, TableProps } from "./table-props.ts";
import { SortSign } from "./SortSign.tsx";

/** What rows are drawn of: another one where anything about any row has changed. */
interface RowList<T, Id extends string> {
  readonly length: number;
  readonly rows: readonly T[];
  readonly columns: readonly TableColumn<Id>[];
  readonly headerId: Id | undefined;
  readonly rowId: (row: T) => string | number;
  readonly renderCell: (row: T, column: Id) => ReactNode;
  readonly selected: string | number | undefined;
  readonly onRowAction: ((row: T) => void) | undefined;
}

/**
 * A table of hundreds of rows, of which those in view are drawn. Its own markup, with the roles and the keys of a grid: a
 * row costs what it holds and nothing else, and the heads are never drawn anew, so that a press on one is not lost.
 */
export function LongTable<T extends object, Id extends string>(props: TableProps<T, Id>) {
  const { label, columns, rows, rowId, renderCell, onRowAction, selected, sort, onSortChange } = props;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const headerId = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
  const list = useMemo<RowList<T, Id>>(
    () => ({ length: rows.length, rows, columns, headerId, rowId, renderCell, selected, onRowAction }),
    [rows, columns, headerId, rowId, renderCell, selected, onRowAction],
  );
  const view = useRowsInView(list, body);
  const keys = useGridKeys(rows.length, view.bring);
  /** Where the rows end that stand above a row in view. */
  const endBefore = (nth: number): number => (view.rows[nth - 1]?.place ?? -1) + 1;
  return (
    <div
      {...keys}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-busy={!view.isWhole || undefined}
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
        {view.rows.map(({ place, list: of }, nth) => {
          const above = view.heightOf(endBefore(nth), place);
          return (
            <Fragment key={place}>
              {above > 0 && <Room height={above} />}
              {of === null || of.rows[place] === undefined ? (
                <Room height={view.heightOf(place, place + 1)} />
              ) : (
                <LongRow id={`${id}-${place}`} place={place} list={of} />
              )}
            </Fragment>
          );
        })}
        <Room height={view.heightOf(endBefore(view.rows.length), rows.length)} />
      </div>
    </div>
  );
}

const widthOf = ({ share, width }: TableColumn): string => width ?? `minmax(0, ${share ?? 1}fr)`;

/** Where rows are that are not drawn. */
function Room({ height }: { readonly height: number }) {
  return <div role="presentation" style={{ blockSize: height }} />;
}

interface HeadProps<T extends object, Id extends string> {
  readonly column: TableColumn<Id>;
  readonly sort: TableProps<T, Id>["sort"];
  readonly onSortChange: TableProps<T, Id>["onSortChange"];
}

function Head<T extends object, Id extends string>({ column, sort, onSortChange }: HeadProps<T, Id>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const ask = (): void =>
    onSortChange?.({ column: column.id, direction: direction === "ascending" ? "descending" : "ascending" });
  const sortable = column.isSortable === true && {
    "aria-sort": direction ?? ("none" as const),
    "data-allows-sorting": true,
    onClick: ask,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      ask();
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
  readonly id: string;
  readonly place: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a memo has no parameters of type
  readonly list: RowList<any, any>;
}

const LongRow = memo(function LongRow({ id, place, list }: LongRowProps) {
  const { rows, columns, headerId, rowId, renderCell, selected, onRowAction } = list;
  const row: object = rows[place];
  const act = onRowAction && {
    "data-has-action": true,
    onClick: ({ target }: MouseEvent) => {
      if (!isControl(target)) onRowAction(row);
    },
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      if (key === "Enter" && !isControl(target)) onRowAction(row);
    },
  };
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      aria-labelledby={id}
      className="placard-table-row"
      data-place={place}
      data-marked={rowId(row) === selected || undefined}
      {...act}
    >
      {columns.map((column) => (
        <div
          key={column.id}
          {...(column.id === headerId ? { role: "rowheader", id } : { role: "gridcell" })}
          tabIndex={-1}
          className="placard-table-cell"
          data-align={column.align ?? "start"}
        >
          {renderCell(row, column.id)}
        </div>
      ))}
    </div>
  );
});

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("a, button, input, select, textarea") !== null;

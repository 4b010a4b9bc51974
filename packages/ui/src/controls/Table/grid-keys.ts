import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";

type RowId = string | number;

const CONTROLS = "a[href], button:not([disabled]), input:not([disabled]), [tabindex='0']";
const CELLS = "[role='columnheader'], [role='rowheader'], [role='gridcell']";
/** Rows that PageUp and PageDown move by. */
const PAGE_ROWS = 10;
/** Row index of the column headers. */
const HEADS = -1;

/**
 * Keyboard navigation of a grid that renders some of its rows. Arrows move between rows, cells and the controls in
 * cells; Tab enters and leaves the grid. The focus belongs to a row id: it follows the row when the order changes, and
 * stays on the grid when the row leaves the list.
 *
 * @param ids - of all rows, in order
 * @returns the id of the row that has the focus or is about to get it, and props of the grid
 */
export function useGridKeys(ids: readonly RowId[]) {
  const grid = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  /** A cell that gets the focus as soon as its row is drawn. */
  const target = useRef<{ readonly id: RowId; readonly column: number } | null>(null);
  const [heldId, setHeldId] = useState<RowId | null>(null);
  useLayoutEffect(() => {
    if (target.current === null || grid.current === null) return;
    const index = ids.indexOf(target.current.id);
    if (index < 0 || focusCell(grid.current, index, target.current.column)) target.current = null;
  });

  function goTo(index: number, column: number): void {
    const to = Math.max(HEADS, Math.min(index, ids.length - 1));
    if (grid.current === null || focusCell(grid.current, to, column)) return;
    const id = ids[to];
    if (id === undefined) return;
    target.current = { id, column };
    setHeldId(id);
  }

  return {
    heldId,
    props: {
      ref: grid,
      tabIndex: 0,
      onKeyDown: (event: KeyboardEvent): void => moveFocus(event, grid.current, ids.length, goTo),
      onFocus: ({ target: focused, currentTarget }: FocusEvent<HTMLDivElement>): void => {
        const isEntering = !isInside.current && focused === currentTarget;
        isInside.current = true;
        const index = indexOf(focused);
        setHeldId(index === undefined ? null : (ids[index] ?? null));
        if (isEntering) focusCell(currentTarget, HEADS, 0);
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>): void => {
        isInside.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside.current) setHeldId(null);
      },
    },
  };
}

function moveFocus(
  event: KeyboardEvent,
  grid: HTMLElement | null,
  count: number,
  goTo: (index: number, column: number) => void,
): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || !grid?.contains(target) || event.defaultPrevented) return;
  if (key === "Tab") leave(grid, event.shiftKey);
  if (key === "Tab" || target instanceof HTMLInputElement) return;
  const row = target.closest<HTMLElement>("[role='row']");
  const cell = target.closest<HTMLElement>(CELLS);
  const column = row === null || cell === null ? 0 : cellsOf(row).indexOf(cell);
  const index = row === null ? HEADS - 1 : (indexOf(row) ?? HEADS);
  const rows: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE_ROWS,
    PageUp: Math.max(0, index - PAGE_ROWS),
    Home: 0,
    End: count - 1,
  };
  const to = rows[key];
  if (to !== undefined) goTo(to, column);
  else if (key !== "ArrowLeft" && key !== "ArrowRight") return;
  else if (row !== null) {
    const forwards = getComputedStyle(grid).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    step(row, target, key === forwards ? 1 : -1);
  }
  event.preventDefault();
}

const cellsOf = (row: HTMLElement): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CELLS)];

/** Index of the row around an element; `undefined` outside the rows below the headers. */
function indexOf(element: HTMLElement): number | undefined {
  const index = element.closest<HTMLElement>("[data-index]")?.dataset["index"];
  return index === undefined ? undefined : Number(index);
}

/** Focusable elements of a cell: its controls, or the cell itself. */
function stopsOf(cell: HTMLElement): readonly HTMLElement[] {
  const controls = [...cell.querySelectorAll<HTMLElement>(CONTROLS)];
  return controls.length === 0 ? [cell] : controls;
}

/** @returns `false` if the cells of the row are not rendered */
function focusCell(grid: HTMLElement, index: number, column: number): boolean {
  const row = grid.querySelector<HTMLElement>(index === HEADS ? "[role='row']" : `[data-index='${index}']`);
  const cells = row === null ? [] : cellsOf(row);
  const cell = cells[Math.max(0, Math.min(column, cells.length - 1))];
  if (cell === undefined) return false;
  const [stop] = stopsOf(cell);
  stop?.focus({ preventScroll: true });
  stop?.scrollIntoView({ block: "nearest" });
  return true;
}

/** Moves to the next or previous stop in the row. */
function step(row: HTMLElement, from: HTMLElement, by: 1 | -1): void {
  const stops = cellsOf(row).flatMap(stopsOf);
  stops[stops.indexOf(from) + by]?.focus();
}

/** Focuses the first or last element of the grid, from which the browser moves on. */
function leave(grid: HTMLElement, isBackwards: boolean): void {
  const end = isBackwards ? grid : [...grid.querySelectorAll<HTMLElement>(CONTROLS)].at(-1);
  end?.focus({ preventScroll: true });
}

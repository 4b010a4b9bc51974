import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from "react";

const CONTROLS = "a[href], button:not([disabled]), input:not([disabled]), [tabindex='0']";
const CELLS = "[role='columnheader'], [role='rowheader'], [role='gridcell']";
/** Rows that a page of keys goes on. */
const PAGE = 10;

/** Where the focus is to go once its row is drawn. */
interface Aim {
  readonly place: number;
  readonly column: number;
}

/**
 * The keys of a grid of which a part is drawn: arrows go between rows and cells, and to what can be pressed in a cell; Tab
 * enters and leaves it.
 *
 * @param count - how many rows there are below the heads
 * @param bring - draws a row
 */
export function useGridKeys(count: number, bring: (place: number) => void) {
  const grid = useRef<HTMLDivElement>(null);
  const aim = useRef<Aim | null>(null);
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    if (aim.current === null || grid.current === null) return;
    if (focusAt(grid.current, aim.current)) aim.current = null;
  });

  function goTo(place: number, column: number): void {
    if (grid.current === null) return;
    const to = { place: Math.max(-1, Math.min(place, count - 1)), column };
    if (focusAt(grid.current, to)) return;
    aim.current = to;
    bring(to.place);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || grid.current === null || event.defaultPrevented) return;
    if (key === "Tab") {
      isLeaving.current = true;
      leave(grid.current, event.shiftKey);
      isLeaving.current = false;
      return;
    }
    if (target instanceof HTMLInputElement) return;
    const row = target.closest<HTMLElement>("[role='row']");
    const cell = target.closest<HTMLElement>(CELLS);
    const place = row === null ? -2 : placeOf(row);
    const column = row === null || cell === null ? 0 : cellsOf(row).indexOf(cell);
    const rightwards = getComputedStyle(grid.current).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    switch (key) {
      case "ArrowDown":
        goTo(place + 1, column);
        break;
      case "ArrowUp":
        goTo(place - 1, column);
        break;
      case "PageDown":
        goTo(place + PAGE, column);
        break;
      case "PageUp":
        goTo(Math.max(0, place - PAGE), column);
        break;
      case "Home":
        goTo(0, column);
        break;
      case "End":
        goTo(count - 1, column);
        break;
      case "ArrowLeft":
      case "ArrowRight":
        if (row !== null) step(row, target, key === rightwards ? 1 : -1);
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return {
    ref: grid,
    tabIndex: 0,
    onKeyDown,
    /** Whoever comes with Tab stands on the first head. */
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLDivElement>): void => {
      if (target === currentTarget && !isLeaving.current) focusAt(currentTarget, { place: -1, column: 0 });
    },
  };
}

const cellsOf = (row: HTMLElement): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CELLS)];

/** -1 for the row of heads. */
const placeOf = (row: HTMLElement): number => Number(row.dataset["place"] ?? -1);

/** What is focused in a cell: what can be pressed in it, else itself. */
function stopsOf(cell: HTMLElement): readonly HTMLElement[] {
  const controls = [...cell.querySelectorAll<HTMLElement>(CONTROLS)];
  return controls.length === 0 ? [cell] : controls;
}

function focusAt(grid: HTMLElement, { place, column }: Aim): boolean {
  const row =
    place < 0
      ? grid.querySelector<HTMLElement>("[role='row']")
      : grid.querySelector<HTMLElement>(`[role='row'][data-place='${place}']`);
  const cells = row === null ? [] : cellsOf(row);
  const cell = cells[Math.max(0, Math.min(column, cells.length - 1))];
  if (cell === undefined) return false;
  const [stop] = stopsOf(cell);
  stop?.focus({ preventScroll: true });
  stop?.scrollIntoView({ block: "nearest" });
  return true;
}

/** To what can be focused next in the row. */
function step(row: HTMLElement, from: HTMLElement, by: 1 | -1): void {
  const stops = cellsOf(row).flatMap(stopsOf);
  stops[stops.indexOf(from) + by]?.focus();
}

/** Puts the focus at an end of the grid, from which the browser goes on by itself. */
function leave(grid: HTMLElement, isBackwards: boolean): void {
  if (isBackwards) {
    grid.focus({ preventScroll: true });
    return;
  }
  const last = [...grid.querySelectorAll<HTMLElement>(CONTROLS)].at(-1);
  last?.focus({ preventScroll: true });
}

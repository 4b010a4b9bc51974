import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Until a row was measured: two lines of text, px. */
const ROW_HEIGHT = 57;
/** Rows beyond what is seen, on either side, px. */
const BEYOND = 160;
/** Rows that are there though none is in view: a table below the window can be entered by keys, and read out. */
const LEAST_ROWS = 8;
/** Rows that are drawn anew in one task: the page answers between them. */
const AT_ONCE = 2;

/** A row that is in view, and the list it is drawn of: while a list takes another's place, some are of the one before. */
export interface RowInView<List> {
  readonly place: number;
  /** `null`: it has not been drawn yet, and keeps its room. */
  readonly list: List | null;
}

interface View<List> {
  readonly range: Range;
  readonly rows: readonly RowInView<List>[];
  /** Whether all rows in view are of the list that was given last. */
  readonly isWhole: boolean;
}

/** From which row to before which. */
type Range = readonly [first: number, end: number];

interface Lists {
  readonly length: number;
}

/**
 * Which of many rows are in view of the window, and how high those are that are not. A list that is new is drawn row by
 * row, so that no task grows with what a row holds.
 *
 * @param list - another one where anything about any row has changed
 * @param body - what holds the rows, each an element with its place as `data-place`
 */
export function useRowsInView<List extends Lists>(list: List, body: RefObject<HTMLElement | null>) {
  const heights = useRef(new Map<number, number>());
  /** A row that was asked for, until it has the focus. */
  const brought = useRef<number | null>(null);
  const lookAgain = useRef((): void => undefined);
  const [view, setView] = useState<View<List>>(() => ({
    ...nextView({ rows: [], range: NO_ROWS, isWhole: false }, list, [0, AT_ONCE]),
    isWhole: false, // nobody has looked yet how many are in view
  }));
  // Of a list that has fewer rows than the one before, none is drawn beyond its end.
  const rows = view.rows.filter(({ place }) => place < list.length);

  useLayoutEffect(() => {
    for (const row of body.current?.querySelectorAll<HTMLElement>("[data-place]") ?? []) {
      heights.current.set(Number(row.dataset["place"]), row.offsetHeight);
    }
  });

  useEffect(() => {
    const look = () => {
      const { current } = body;
      if (current === null) return;
      const range = rangeInView(current, (first, end) => heightOf(heights.current, first, end), list.length);
      const focused = heldPlace(current);
      if (focused === brought.current) brought.current = null;
      const held = brought.current ?? focused;
      setView((before) => nextView(before, list, range, held));
    };
    lookAgain.current = look;
    const options = { capture: true, passive: true };
    document.addEventListener("scroll", look, options);
    window.addEventListener("resize", look);
    return () => {
      document.removeEventListener("scroll", look, options);
      window.removeEventListener("resize", look);
    };
  }, [list, body]);

  // Rows that were drawn may be lower than was thought, and leave room for others: it ends where nothing is to be done.
  useEffect(() => {
    const frame = requestAnimationFrame(() => lookAgain.current());
    return () => cancelAnimationFrame(frame);
  });

  return {
    rows,
    isWhole: view.isWhole && rows.every((row) => row.list === list),
    /** How high the rows from `first` to before `end` are, as far as is known, px. */
    heightOf: (first: number, end: number): number => heightOf(heights.current, first, end),
    /** Draws a row though it is not in view yet. */
    bring: (place: number): void => {
      brought.current = place;
      setView((before) => nextView(before, list, before.range, place));
    },
  };
}

const NO_ROWS: Range = [0, 0];

function heightOf(known: ReadonlyMap<number, number>, first: number, end: number): number {
  const mean = known.size === 0 ? ROW_HEIGHT : [...known.values()].reduce((sum, each) => sum + each, 0) / known.size;
  let height = 0;
  for (let place = first; place < end; place += 1) height += known.get(place) ?? mean;
  return height;
}

/** The row that has the keyboard's focus: it stays, wherever the page is scrolled. */
function heldPlace(body: HTMLElement): number | null {
  const focused = document.activeElement;
  if (focused === null || !body.contains(focused)) return null;
  const row = focused.closest<HTMLElement>("[data-place]");
  return row === null ? null : Number(row.dataset["place"]);
}

/** From which row to before which the window shows. */
function rangeInView(body: HTMLElement, heightBetween: (first: number, end: number) => number, count: number): Range {
  const { top } = body.getBoundingClientRect();
  let first = 0;
  let at = top;
  while (first < count - 1) {
    const next = at + heightBetween(first, first + 1);
    if (next >= -BEYOND) break;
    at = next;
    first += 1;
  }
  let end = first;
  while (end < count && (at < window.innerHeight + BEYOND || end < first + LEAST_ROWS)) {
    at += heightBetween(end, end + 1);
    end += 1;
  }
  return [first, end];
}

/** The rows of a range, a few more of them of the list that is wanted. The same view where nothing is to be done. */
function nextView<List extends Lists>(
  before: View<List>,
  list: List,
  range: Range,
  held: number | null = null,
): View<List> {
  const [first, end] = range;
  const drawn = new Map(before.rows.map((row) => [row.place, row.list]));
  const places = Array.from({ length: Math.max(0, Math.min(end, list.length) - first) }, (_, nth) => first + nth);
  if (held !== null && held < list.length && !places.includes(held)) places.push(held);
  let left = AT_ONCE;
  const rows = places
    .toSorted((a, b) => a - b)
    .map((place): RowInView<List> => {
      const old = drawn.get(place) ?? null;
      if (old === list || left === 0) return { place, list: old };
      left -= 1;
      return { place, list };
    });
  const isSame =
    rows.length === before.rows.length &&
    rows.every((row, nth) => row.place === before.rows[nth]?.place && row.list === before.rows[nth].list);
  return isSame && before.isWhole ? before : { rows, range, isWhole: rows.every((row) => row.list === list) };
}

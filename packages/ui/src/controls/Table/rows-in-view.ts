import { useVirtualizer, type Range } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef, type RefCallback, type RefObject } from "react";

/** Height of a row until it is measured: two lines of text, px. */
const ROW_HEIGHT = 57;
/** Rows rendered above and below the window. */
const OVERSCAN = 3;
/** Minimum number of rows rendered, so that keys and screen readers can enter a table below the window. */
const MIN_ROWS = 8;

interface RowInView {
  readonly index: number;
  /** Height of the rows left out above this one, px. */
  readonly gap: number;
  readonly size: number;
}

interface RowsInView {
  readonly rows: readonly RowInView[];
  readonly heightBelow: number;
  readonly measure: RefCallback<HTMLElement>;
}

/**
 * The rows visible in the window, regardless of which element scrolls. TanStack Virtual stores the heights by row id
 * and picks the rows; the browser scrolls.
 *
 * @param ids - of all rows, in order
 * @param held - index of a row that is rendered even outside the window, or -1
 */
export function useRowsInView(
  body: RefObject<HTMLElement | null>,
  ids: readonly (string | number)[],
  held: number,
): RowsInView {
  "use no memo"; // the virtualizer mutates in place
  const reportOffset = useRef((): void => undefined);
  // oxlint-disable-next-line react/incompatible-library -- this hook and its caller opt out of the React Compiler
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: ids.length,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    getScrollElement: () => body.current,
    estimateSize: () => ROW_HEIGHT,
    initialRect: { width: 0, height: typeof window === "undefined" ? 0 : window.innerHeight },
    rangeExtractor: (range) => indexesOf(range, held),
    observeElementRect: (_, report) =>
      onWindow("resize", () => report({ width: window.innerWidth, height: window.innerHeight })),
    observeElementOffset: (_, report) => {
      reportOffset.current = () => {
        if (body.current !== null) report(-body.current.getBoundingClientRect().top, false);
      };
      return onWindow("scroll", reportOffset.current);
    },
    scrollToFn: () => undefined,
    useFlushSync: false,
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;

  // A render can move the table without a scroll.
  useEffect(() => {
    const frame = requestAnimationFrame(() => reportOffset.current());
    return () => cancelAnimationFrame(frame);
  });

  let end = 0;
  const rows = virtualizer.getVirtualItems().map(({ index, start, size }) => {
    const gap = start - end;
    end = start + size;
    return { index, gap, size };
  });
  return { rows, heightBelow: virtualizer.getTotalSize() - end, measure: virtualizer.measureElement };
}

function indexesOf({ startIndex, endIndex, count }: Range, held: number): number[] {
  const first = Math.max(0, startIndex - OVERSCAN);
  const last = Math.min(count - 1, Math.max(endIndex + OVERSCAN, first + MIN_ROWS - 1));
  const indexes = Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
  if (held < 0 || (held >= first && held <= last)) return indexes;
  return held < first ? [held, ...indexes] : [...indexes, held];
}

/** Calls `listener` now and with every event, including scroll events of any element. */
function onWindow(type: "resize" | "scroll", listener: () => void): () => void {
  listener();
  const options = { capture: true, passive: true };
  window.addEventListener(type, listener, options);
  return () => window.removeEventListener(type, listener, options);
}

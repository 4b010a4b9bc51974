import { useEffect, useRef, useState } from "react";

/** A row that was taken out, and where it stood. */
interface RemovedRow<Row> {
  readonly at: number;
  readonly row: Row;
}

export interface Removed<Row> {
  /** In the order in which they were taken out. */
  readonly removed: readonly RemovedRow<Row>[];
  /** Takes a row out. One in which nothing is written just goes. */
  readonly remove: (at: number) => void;
  readonly putBack: (one: RemovedRow<Row>) => void;
  /** Around the rows, each marked `data-row`, the ways back, `data-back`, and the button that adds one, `data-add`. */
  readonly root: (element: HTMLElement | null) => void;
}

/**
 * Rows that people type: what is taken out can be had again where it stood.
 *
 * @param isEmpty - whether nothing is written in a row
 */
export function useRemoved<Row>(
  rows: readonly Row[],
  onChange: (rows: readonly Row[]) => void,
  isEmpty: (row: Row) => boolean,
): Removed<Row> {
  const around = useRef<HTMLElement>(null);
  const [removed, setRemoved] = useState<readonly RemovedRow<Row>[]>([]);
  /** What was pressed is gone: where the focus continues. */
  const [next, setNext] = useState<{ readonly mark: string; readonly at: number } | null>(null);
  useEffect(() => {
    const place =
      next === null ? undefined : around.current?.querySelectorAll<HTMLElement>(`[data-${next.mark}]`)[next.at];
    (place?.querySelector<HTMLElement>("input") ?? place?.querySelector("button") ?? place)?.focus();
  }, [next]);
  return {
    removed,
    root(element) {
      around.current = element;
    },
    remove(at) {
      const row = rows[at];
      const isGone = row === undefined || isEmpty(row);
      onChange(rows.toSpliced(at, 1));
      if (!isGone) setRemoved([...removed, { at, row }]);
      setNext(isGone ? { mark: "add", at: 0 } : { mark: "back", at: removed.length });
    },
    putBack(one) {
      const at = Math.min(one.at, rows.length);
      onChange(rows.toSpliced(at, 0, one.row));
      setRemoved(removed.filter((other) => other !== one));
      setNext({ mark: "row", at });
    },
  };
}

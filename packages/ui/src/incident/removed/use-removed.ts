import { useEffect, useRef, useState } from "react";

/** A removed row and its position. */
interface RemovedRow<Row> {
  readonly at: number;
  readonly row: Row;
}

export interface RemovedRowsState<Row> {
  /** In order of removal. */
  readonly removed: readonly RemovedRow<Row>[];
  /** Removes a row. An empty row cannot be restored. */
  readonly remove: (at: number) => void;
  readonly putBack: (one: RemovedRow<Row>) => void;
  /**
   * Root element that contains the rows, each marked `data-row`, the restore buttons, `data-back`, and the add button,
   * `data-add`.
   */
  readonly root: (element: HTMLElement | null) => void;
}

/**
 * Manages rows that users type, with removed rows that can be restored at their position.
 *
 * @param isEmpty - true if a row is empty
 */
export function useRemoved<Row>(
  rows: readonly Row[],
  onChange: (rows: readonly Row[]) => void,
  isEmpty: (row: Row) => boolean,
): RemovedRowsState<Row> {
  const around = useRef<HTMLElement>(null);
  const [removed, setRemoved] = useState<readonly RemovedRow<Row>[]>([]);
  /** Where to move the focus after the pressed button has gone. */
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

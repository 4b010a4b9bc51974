import { useEffect, useRef, useState } from "react";
import { CHECKLIST_LIMITS } from "@placard/hazmat-core/business";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { rowOfText, textOfRow, type ItemRow } from "./checklist-values.ts";

/** Focus target after the next render. */
interface Goal {
  readonly key: string;
  /** Selector of the element to focus inside the row. */
  readonly part: string;
}

/** Selector of the text field of a row. */
export const ITEM_TEXT = "textarea";

/** The items of a checklist while they are edited: add, move and remove them, and restore the focus. */
export function useItemRows({ value, onChange }: FieldProps<readonly string[]>) {
  const { checklists: texts } = useMessages();
  const list = useRef<HTMLOListElement | null>(null);
  const goal = useRef<Goal | null>(null);
  const [announced, setAnnounced] = useState("");
  const rows = value.map(rowOfText);
  useEffect(() => {
    if (goal.current === null) return;
    const { key, part } = goal.current;
    goal.current = null;
    const row = [...(list.current?.children ?? [])].find((child) => (child as HTMLElement).dataset["item"] === key);
    row?.querySelector<HTMLElement>(part)?.focus();
  });

  const put = (next: readonly ItemRow[]) => onChange(next.map(textOfRow));

  return {
    rows,
    /** The `ref` callback of the list. */
    attach: (element: HTMLOListElement | null) => {
      list.current = element;
    },
    /** Screen reader announcement of a move. */
    said: announced,
    isFull: rows.length >= CHECKLIST_LIMITS.items,
    change: (place: number, change: Partial<ItemRow>) =>
      put(rows.map((row, at) => (at === place ? { ...row, ...change } : row))),
    add: () => {
      const key = crypto.randomUUID();
      goal.current = { key, part: ITEM_TEXT };
      put([...rows, { key, id: null, text: "", hint: "" }]);
    },
    /** @param part - selector of the element in the row that gets the focus */
    move: (place: number, by: -1 | 1, part: string) => {
      const row = rows[place];
      const to = place + by;
      if (row === undefined || rows[to] === undefined) return;
      goal.current = { key: row.key, part };
      setAnnounced(texts.moved(to + 1, rows.length));
      put(rows.toSpliced(place, 1).toSpliced(to, 0, row));
    },
    remove: (place: number) => {
      const left = rows.toSpliced(place, 1);
      const next = left[Math.min(place, left.length - 1)];
      if (next !== undefined) goal.current = { key: next.key, part: ITEM_TEXT };
      put(left);
    },
  };
}

export type ItemRows = ReturnType<typeof useItemRows>;

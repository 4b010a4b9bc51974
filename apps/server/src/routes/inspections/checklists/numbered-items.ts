import type { InspectionChecklist } from "@placard/api-client";

type Item = InspectionChecklist["items"][number];

interface SentItem {
  /** `null` or an unknown id: the item is new. */
  readonly id: string | null;
  readonly text: string;
  readonly hint: string | null;
}

const NUMBERED = /^item_(\d+)$/;

/** Items as stored: existing items keep their ids when moved or reworded; new ones get an id. */
export function numberedItems(sent: readonly SentItem[], before: readonly Item[]): readonly Item[] {
  const free = new Set(before.map(({ id }) => id));
  let last = Math.max(0, ...before.map(({ id }) => Number(NUMBERED.exec(id)?.[1] ?? 0)));
  return sent.map(({ id, text, hint }) => {
    const kept = id !== null && free.delete(id) ? id : `item_${(last += 1)}`;
    return { id: kept, text, hint: hint === "" ? null : hint };
  });
}

/** True if both lists have the same items in the same order. */
export function isSameList(one: readonly Item[], other: readonly Item[]): boolean {
  if (one.length !== other.length) return false;
  return one.every((item, place) => {
    const twin = other[place];
    return item.id === twin?.id && item.text === twin.text && item.hint === twin.hint;
  });
}

import { meantMention, type ChemicalSource, type MeantMention } from "@placard/hazmat-core";
import type { ImportRecord } from "@placard/hazmat-core/business";
import { mentionKey } from "./import-view.ts";

/** Time for matching before control returns to the event loop, in ms. */
const AT_ONCE_MS = 12;

interface Reading {
  /** Known matches by `mentionKey`. New matches are added to it, so that nothing is lost when matching stops. */
  readonly known: Map<string, MeantMention>;
  readonly signal: AbortSignal;
  /** Called with the number of matched names and the total. */
  readonly onProgress: (read: number, all: number) => void;
}

/** Finds the substance of each record, once for each distinct name. */
export async function readMeanings(
  source: ChemicalSource,
  records: readonly ImportRecord[],
  { known, signal, onProgress }: Reading,
): Promise<void> {
  const all = new Map(records.map(({ cells }) => [mentionKey(cells), cells]));
  const open = [...all].filter(([key]) => !known.has(key));
  let since = performance.now();
  let read = all.size - open.length;
  for (const [key, { un_number, cas_number, name, quantity, unit }] of open) {
    const amount = `${quantity} ${unit}`.trim();
    const mention = { unNumber: un_number || null, casNumber: cas_number || null, name, amount };
    known.set(key, await meantMention(source, mention, { signal }));
    read += 1;
    if (read < all.size && performance.now() - since < AT_ONCE_MS) continue;
    onProgress(read, all.size);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    since = performance.now();
  }
}

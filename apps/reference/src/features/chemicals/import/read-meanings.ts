import { meantMention, type ChemicalSource, type MeantMention } from "@placard/hazmat-core";
import type { ImportRecord } from "@placard/hazmat-core/business";
import { mentionKey } from "./import-view.ts";

/** So many are read before the page may draw again. */
const AT_ONCE = 20;

interface Reading {
  /** What is known already, by `mentionKey`. What is read is put into it, so that nothing is lost by breaking off. */
  readonly known: Map<string, MeantMention>;
  readonly signal: AbortSignal;
  /** Told how many of how many are read. */
  readonly onProgress: (read: number, all: number) => void;
}

/** Reads which substance each record means, every way of naming one once. */
export async function readMeanings(
  source: ChemicalSource,
  records: readonly ImportRecord[],
  { known, signal, onProgress }: Reading,
): Promise<void> {
  const all = new Map(records.map(({ cells }) => [mentionKey(cells), cells]));
  const open = [...all].filter(([key]) => !known.has(key));
  for (let first = 0; first < open.length; first += AT_ONCE) {
    signal.throwIfAborted();
    for (const [key, { un_number, cas_number, name }] of open.slice(first, first + AT_ONCE)) {
      const mention = { unNumber: un_number || null, casNumber: cas_number || null, name };
      known.set(key, await meantMention(source, mention, { signal }));
    }
    onProgress(all.size - open.length + Math.min(open.length, first + AT_ONCE), all.size);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

import { meantMention, type ChemicalSource, type MeantMention } from "@placard/hazmat-core";
import type { ImportRecord } from "@placard/hazmat-core/business";
import { mentionKey } from "./import-view.ts";

/** So many are read before the page may draw again. */
const AT_ONCE = 20;

/**
 * Reads which substance each record means, every way of naming one once.
 *
 * @param onProgress - told how many of how many are read, and what they mean so far
 */
export async function readMeanings(
  source: ChemicalSource,
  records: readonly ImportRecord[],
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (read: number, all: number) => void },
): Promise<ReadonlyMap<string, MeantMention>> {
  const mentions = [...new Map(records.map(({ cells }) => [mentionKey(cells), cells])).entries()];
  const meanings = new Map<string, MeantMention>();
  for (let first = 0; first < mentions.length; first += AT_ONCE) {
    signal.throwIfAborted();
    for (const [key, { un_number, cas_number, name }] of mentions.slice(first, first + AT_ONCE)) {
      const mention = { unNumber: un_number || null, casNumber: cas_number || null, name };
      meanings.set(key, await meantMention(source, mention, { signal }));
    }
    onProgress(Math.min(mentions.length, first + AT_ONCE), mentions.length);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return meanings;
}

import { guidanceForGuide } from "../guidance/guidance-for-guide.ts";
import type { ChemicalSource, LookupOptions } from "../ports/chemical-source.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import type { CardConditions } from "./response-card-of.ts";
import type { ResponseCard } from "./response-card.ts";

/** The words of a guide, or `null` when they cannot be loaded: a card by class is better than none. */
async function guidanceOrNull(guide: string): ReturnType<typeof guidanceForGuide> {
  try {
    return await guidanceForGuide(guide);
  } catch {
    return null;
  }
}

/**
 * Looks a record up and makes its ten-second card.
 *
 * @param conditions - of the scene, with the UN or NA id that was read there
 * @returns `null` when the source has no such record; rejects when the source fails
 * @example
 * const card = await loadResponseCard(bundledChemicalSource(), "cas:7782-50-5");
 * card?.isolate; // includes { isolateM: 100, downwindM: 1400 }
 */
export async function loadResponseCard(
  source: ChemicalSource,
  key: ChemicalKey,
  conditions: CardConditions = {},
  options: LookupOptions = {},
): Promise<ResponseCard | null> {
  const record = await source.record(key, options);
  if (record === null) return null;
  const [{ markedGuideFor }, { responseCardOf }] = await Promise.all([
    import("../guidance/derived/guide-for.ts"),
    import("./response-card-of.ts"),
  ]);
  return responseCardOf(record, await guidanceOrNull(markedGuideFor(record, conditions.unNumber)), conditions);
}

import { guidanceForGuide } from "../guidance/guidance-for-guide.ts";
import type { ChemicalSource, LookupOptions } from "../ports/chemical-source.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import { chemicalRefOf, type ChemicalRef } from "../identity/chemical-ref.ts";
import type { SceneConditions } from "../isolation/isolation-answer.ts";
import type { ResponseCard } from "./response-card.ts";

/** Loads the text of a guide, or `null` if it cannot be loaded: a card by class is better than none. */
async function guidanceOrNull(guide: string): ReturnType<typeof guidanceForGuide> {
  try {
    return await guidanceForGuide(guide);
  } catch {
    return null;
  }
}

/**
 * Loads a record and builds its ten-second card.
 *
 * @param chemical - reference to the chemical, or only its record key: then the first UN number of the record is used
 * @param conditions - of the scene
 * @returns `null` if the source has no such record; rejects if the source fails
 * @example
 * const card = await loadResponseCard(bundledChemicalSource(), "cas:7782-50-5");
 * card?.isolate; // includes { isolateM: 1000, downwindM: 11_000 }
 */
export async function loadResponseCard(
  source: Pick<ChemicalSource, "record">,
  chemical: ChemicalKey | ChemicalRef,
  conditions: SceneConditions = {},
  options: LookupOptions = {},
): Promise<ResponseCard | null> {
  const { key, unNumber } = chemicalRefOf(chemical);
  const record = await source.record(key, options);
  if (record === null) return null;
  const [{ markedGuideFor }, { responseCardOf }] = await Promise.all([
    import("../guidance/derived/guide-for.ts"),
    import("./response-card-of.ts"),
  ]);
  const numberOption = unNumber === null ? {} : { unNumber };
  return responseCardOf(record, await guidanceOrNull(markedGuideFor(record, numberOption.unNumber, conditions.guide)), {
    ...conditions,
    ...numberOption,
  });
}

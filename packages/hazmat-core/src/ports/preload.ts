import { loadResponseCard } from "../card/load-response-card.ts";
import { bundledChemicalSource } from "./bundled-chemical-source.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";

/** Chlorine, with a record and a guide, and aerosols, which are only an entry of the transport list. */
const SURELY_ON_FILE: readonly ChemicalKey[] = ["cas:7782-50-5", "un:UN1950"];

/**
 * Preloads everything that a lookup needs: search, records, distances and sentences, about 550 kB gzip. Call it while
 * the page is idle; lookups then work offline. It loads only what is missing, so it can be called repeatedly, such as
 * on `online`.
 *
 * @returns rejects if a part could not be loaded; the next call tries that part again
 * @example
 * await preload(); // undefined
 * (await bundledChemicalSource().search("1017"))[0]?.name; // "Chlorine"
 */
export async function preload(): Promise<void> {
  const source = bundledChemicalSource();
  await source.search("UN 1017", { limit: 1 });
  const cards = SURELY_ON_FILE.flatMap((key) => [loadResponseCard(source, key), source.safety(key)]);
  if ((await Promise.all(cards)).includes(null))
    throw new RangeError("The dataset is missing a record that it should always have.");
}

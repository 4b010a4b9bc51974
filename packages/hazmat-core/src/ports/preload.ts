import { loadResponseCard } from "../card/load-response-card.ts";
import { bundledChemicalSource } from "./bundled-chemical-source.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";

/** Chlorine, with a record and a guide of its own, and aerosols, which are an entry of the transport list alone. */
const SURELY_ON_FILE: readonly ChemicalKey[] = ["cas:7782-50-5", "un:UN1950"];

/**
 * Brings everything that a look-up needs onto the device: search, records, distances and sentences, about 550 kB gzip.
 * Call it while the page has nothing better to do; from then on the look-up works with the network off.
 *
 * What is there already is not brought again, so it may be called as often as wished, such as on `online`.
 *
 * @returns rejects when a part could not be brought; the next call tries that part again
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

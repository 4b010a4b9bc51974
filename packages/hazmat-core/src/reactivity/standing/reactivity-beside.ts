import { loadReactivityTable } from "../reactivity-table.ts";
import { cellComparer, cellsOf } from "./cells.ts";
import { MOST_PAIRS, pairsOf, type FoundPairs } from "./standing-pairs.ts";
import { isUnknown, readSubstances, type StandingChemical } from "./standing-substances.ts";

/** What one chemical may do to those that stand around it. */
export interface BesideReactivity extends FoundPairs {
  /** No reactive group is on file of it: what it does to the others is not known. */
  readonly isUnknown: boolean;
}

/**
 * What one chemical may do where it is to stand: asked before it is put there.
 *
 * @param others - all of the site, without it
 * @param most - pairs to put together, 1 or more; the worst are taken
 * @example
 * const shelf = { room: "Store", cabinet: "2" };
 * const bleach = { id: 1, subject: { name: "Bleach" }, place: shelf };
 * const acid = { id: 0, subject: { name: "Muriatic acid" }, place: shelf };
 * (await reactivityBeside(acid, [bleach])).pairs[0]?.prediction.verdict; // "incompatible"
 */
export async function reactivityBeside(
  chemical: StandingChemical,
  others: readonly StandingChemical[],
  most: number = MOST_PAIRS,
): Promise<BesideReactivity> {
  const table = await loadReactivityTable();
  const [own] = readSubstances(table, [chemical]);
  const around = readSubstances(table, others).filter(({ key }) => key !== own?.key);
  const [cell] = own === undefined ? [] : cellsOf([own]);
  if (own === undefined || cell === undefined) return { pairs: [], isCut: false, isUnknown: true };
  const compare = cellComparer(table);
  const cells = cellsOf(around);
  // Those around are numbered from 0, so its profile takes a number beyond theirs.
  const alone = { ...cell, profile: cells.length };
  const together = cells.map((other) => compare(alone, other));
  return {
    ...pairsOf(
      table,
      together.filter((pair) => pair !== null),
      most,
    ),
    isUnknown: isUnknown(own),
  };
}

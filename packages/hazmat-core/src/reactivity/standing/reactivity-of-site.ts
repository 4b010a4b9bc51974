import { loadReactivityTable, type ReactivityTable } from "../reactivity-table.ts";
import { cellComparer, cellsOf, type Cell, type CellPair } from "./cells.ts";
import { MOST_PAIRS, pairsOf, type FoundPairs } from "./standing-pairs.ts";
import { MAX_GROUPS, standingGroups, type StandingGroup } from "./standing-groups.ts";
import { isUnknown, readSubstances, type StandingChemical, type StandingSubstance } from "./standing-substances.ts";

/** What stands together at one site. */
export interface SiteReactivity extends FoundPairs {
  /** What must be kept apart, by reactive groups and place; `MAX_GROUPS` of them, the worst first. */
  readonly groups: readonly StandingGroup[];
  /** Ids of all rows that stand with what they must be kept apart from, those of pairs that were cut too. */
  readonly incompatible: ReadonlySet<number>;
  /** Substances of which no reactive group is on file: what they do to the others is not known. */
  readonly unknown: readonly StandingSubstance[];
}

/**
 * What may react among all that stands at one site, by room and cabinet. Rows of one substance count once at a place.
 * Two in different rooms are apart; where a room is not on file they may stand side by side. Rows in the tens of
 * thousands are fine: substances with the same groups are compared once.
 *
 * @param most - pairs to put together, 1 or more; the worst are taken
 * @example
 * const shed = { room: "Shed", cabinet: null };
 * const { pairs } = await reactivityOfSite([
 *   { id: 1, subject: { name: "Sodium hypochlorite" }, place: shed },
 *   { id: 2, subject: { name: "Muriatic acid" }, place: shed },
 * ]);
 * pairs[0]?.nearness; // "room"
 */
export async function reactivityOfSite(
  chemicals: readonly StandingChemical[],
  most: number = MOST_PAIRS,
): Promise<SiteReactivity> {
  const table = await loadReactivityTable();
  const substances = readSubstances(table, chemicals);
  const together = togetherOf(table, cellsOf(substances));
  const pairs = pairsOf(table, together, most);
  return {
    ...pairs,
    groups: standingGroups(table, substances).slice(0, MAX_GROUPS),
    incompatible: idsOf(together.filter(({ verdict }) => verdict === "incompatible")),
    unknown: substances.filter(isUnknown).map(({ key, name, ids }) => ({ key, name, ids })),
  };
}

/** Two cells are compared within a room, and with those whose room is not on file. Other rooms are apart. */
function togetherOf(table: ReactivityTable, cells: readonly Cell[]): readonly CellPair[] {
  const compare = cellComparer(table);
  const byRoom = Map.groupBy(cells, ({ plain }) => plain.room);
  const anywhere = byRoom.get("") ?? [];
  const found: CellPair[] = [];
  const keep = (pair: CellPair | null): void => {
    if (pair !== null) found.push(pair);
  };
  for (const [room, here] of byRoom) {
    for (const [index, one] of here.entries()) {
      for (let next = index; next < here.length; next += 1) keep(compare(one, here[next] ?? one));
      if (room !== "") anywhere.forEach((other) => keep(compare(one, other)));
    }
  }
  return found;
}

function idsOf(pairs: readonly CellPair[]): ReadonlySet<number> {
  const cells = new Set(pairs.flatMap(({ one, other }) => [one, other]));
  return new Set([...cells].flatMap(({ substances }) => substances.flatMap(({ ids }) => ids)));
}

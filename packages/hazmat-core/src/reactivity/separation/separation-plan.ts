import { loadTransport } from "../../data/load.ts";
import { loadReactivityTable, type ReactivityTable } from "../reactivity-table.ts";
import { isUnknown } from "../compatibility/stored-substances.ts";
import { normalizePlaceName } from "../compatibility/storage-place.ts";
import { substancesWithGroups, type StandingChemical } from "../compatibility/stored-substances.ts";
import {
  isExplosive,
  lotsOf,
  plannedSubstances,
  pairVerdicts,
  type RoomSubstance,
  type VerdictLookup,
} from "./lots.ts";
import { rowsByRoom } from "./rows-by-room.ts";
import { areasOf, type PlanArea } from "./areas.ts";
import { conflictsOf, type GroupConflict } from "./group-conflicts.ts";
import type { StorageGroup } from "./storage-group.ts";

/** A substance without an area, with the reason. */
export interface NotPlaced {
  readonly name: string;
  readonly ids: readonly number[];
  /** Storage group by class only; `null` if no class is on file. Not used to place the substance. */
  readonly byClass: StorageGroup | null;
}

/** The plan of one room. */
export interface RoomPlan {
  /** As written by the site; `null`: no room on file. */
  readonly room: string | null;
  /** By storage group, in the order of `STORAGE_GROUPS`. Every row of the room is in one of them or in `notPlaced`. */
  readonly areas: readonly PlanArea[];
  /** Storage groups of the room that must not be stored together, those that now share a cabinet first. */
  readonly conflicts: readonly GroupConflict[];
  /** Substances without a reactive group on file: their storage area is not known. */
  readonly notPlaced: readonly NotPlaced[];
}

/**
 * Suggests a separation of a site's chemicals by storage group, room by room. It is derived: it does not consider
 * amounts, walls or the capacity of cabinets, and never states that two substances may be stored together.
 *
 * No two that the reactive groups call incompatible, or that 49 CFR 177.848 separates, share an area. A row stays in
 * its cabinet if possible. A substance without a reactive group on file is listed and not placed. An explosive is
 * placed without one: its compatibility group decides.
 *
 * @example
 * const shelf = { room: "Store", cabinet: "2" };
 * const [store] = await separationPlan([
 *   { id: 1, subject: { name: "Bleach" }, place: shelf },
 *   { id: 2, subject: { name: "Muriatic acid" }, place: shelf },
 * ]);
 * store?.areas.length; // 2
 */
export async function separationPlan(chemicals: readonly StandingChemical[]): Promise<readonly RoomPlan[]> {
  const [table, transport] = await Promise.all([loadReactivityTable(), loadTransport()]);
  const rooms = rowsByRoom(plannedSubstances(substancesWithGroups(table, chemicals), transport));
  const verdictLookup = pairVerdicts(table);
  return roomsOf(chemicals).map((room) =>
    planOf(table, room, rooms.get(normalizePlaceName(room)) ?? [], verdictLookup),
  );
}

const isLeftOut = ({ substance }: RoomSubstance): boolean => isUnknown(substance) && !isExplosive(substance);

/** The rooms of a site as first written, sorted by name; rows without a room come last. */
function roomsOf(chemicals: readonly StandingChemical[]): readonly (string | null)[] {
  const rooms = new Map(
    chemicals.map(({ place }) => [normalizePlaceName(place.room), place.room] as const).toReversed(),
  );
  const named = [...rooms].filter(([plain]) => plain !== "").toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [...named.map(([, room]) => room), ...(rooms.has("") ? [null] : [])];
}

function planOf(
  table: ReactivityTable,
  room: string | null,
  here: readonly RoomSubstance[],
  verdictLookup: VerdictLookup,
): RoomPlan {
  const lots = lotsOf(
    here.filter((one) => !isLeftOut(one)),
    verdictLookup,
  );
  return {
    room,
    areas: areasOf(lots, verdictLookup),
    conflicts: conflictsOf(table, lots, verdictLookup),
    notPlaced: here.filter(isLeftOut).map(({ substance: { name, subject }, placed, rows }) => ({
      name,
      ids: rows.map(({ id }) => id),
      byClass: (subject.hazardClasses ?? []).length === 0 ? null : placed.group,
    })),
  };
}

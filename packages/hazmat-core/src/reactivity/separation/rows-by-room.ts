import { plainPlace } from "../standing/standing-place.ts";
import type { ReadSubstance } from "../standing/standing-substances.ts";

/** A row of a room, with its cabinet; `null`: not on file. */
export interface RoomRow {
  readonly id: number;
  readonly cabinet: string | null;
  /** Its cabinet as it is compared; blank: not on file. */
  readonly plain: string;
}

/** The substances of each room with their rows there, by the plain name of the room. */
export function rowsByRoom(
  substances: readonly ReadSubstance[],
): ReadonlyMap<string, ReadonlyMap<ReadSubstance, readonly RoomRow[]>> {
  const rooms = new Map<string, Map<ReadSubstance, RoomRow[]>>();
  for (const substance of substances) {
    for (const { place, ids } of substance.rows.values()) {
      const at = plainPlace(place.room);
      const room = rooms.get(at) ?? new Map<ReadSubstance, RoomRow[]>();
      const rows = room.get(substance) ?? [];
      const plain = plainPlace(place.cabinet);
      const cabinet = plain === "" ? null : place.cabinet;
      for (const id of ids) rows.push({ id, cabinet, plain });
      rooms.set(at, room.set(substance, rows));
    }
  }
  return rooms;
}

import { normalizePlaceName } from "../compatibility/storage-place.ts";
import type { PlannedSubstance, RoomSubstance } from "./lots.ts";

/** The substances of each room with their rows there, by the normalized name of the room. */
export function rowsByRoom(planned: readonly PlannedSubstance[]): ReadonlyMap<string, readonly RoomSubstance[]> {
  const rows = planned.flatMap((one) =>
    [...one.substance.rows.values()].flatMap(({ place, ids }) => {
      const plain = normalizePlaceName(place.cabinet);
      const at = { one, room: normalizePlaceName(place.room), cabinet: plain === "" ? null : place.cabinet, plain };
      return ids.map((id) => ({ ...at, id }));
    }),
  );
  const rooms = [...Map.groupBy(rows, ({ room }) => room)];
  return new Map(
    rooms.map(([room, here]) => [
      room,
      [...Map.groupBy(here, ({ one }) => one)].map(([one, own]) => ({ ...one, rows: own })),
    ]),
  );
}

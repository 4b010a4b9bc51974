import { plainPlace } from "../standing/standing-place.ts";
import type { ReadSubstance } from "../standing/standing-substances.ts";

/** The rows of a substance in one room, with the cabinet of each; `null`: not on file. */
export function rowsIn(
  { rows }: ReadSubstance,
  plainRoom: string,
): readonly { readonly id: number; readonly cabinet: string | null }[] {
  return [...rows.values()]
    .filter(({ place }) => plainPlace(place.room) === plainRoom)
    .flatMap(({ place, ids }) => {
      const cabinet = plainPlace(place.cabinet) === "" ? null : place.cabinet;
      return ids.map((id) => ({ id, cabinet }));
    });
}

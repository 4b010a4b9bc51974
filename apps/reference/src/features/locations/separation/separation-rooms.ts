import type { RoomPlan } from "@placard/api-client";
import type { PlannedRoom } from "@placard/ui/chemical";

/** The plan of a room in the form that is shown. */
export function separationRoom({ room, areas, conflicts, not_placed }: RoomPlan): PlannedRoom {
  return {
    room,
    areas: areas.map(({ substances, ...area }) => ({
      ...area,
      substances: substances.map(({ rows, ...substance }) => ({
        ...substance,
        rows: rows.map(({ chemical_id, cabinet, stays }) => ({ id: chemical_id, cabinet, stays })),
      })),
    })),
    conflicts: conflicts.map(({ is_together, pairs, ...conflict }) => ({
      ...conflict,
      isTogether: is_together,
      pairs: pairs.map(({ one, other, reactive, transport, ...pair }) => ({
        one,
        other,
        reactive,
        transport: {
          ...transport,
          isAssumed: transport.is_assumed,
          notAboveOrBeside: transport.not_above_or_beside,
          countsAs: transport.counts_as,
        },
        isTogether: pair.is_together,
        isDisputed: pair.is_disputed,
      })),
    })),
    notPlaced: not_placed.map(({ name, by_class }) => ({ name, byClass: by_class })),
  };
}

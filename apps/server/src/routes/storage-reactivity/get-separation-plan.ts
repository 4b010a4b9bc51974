import { type RoomPlan } from "@placard/api-client";
import { getSeparationPlan } from "@placard/api-client/internal";
import type { ConflictPair, RoomPlan as PlannedRoom } from "@placard/hazmat-core/reactivity";
import { requireLocationOf } from "../../db/queries/chemicals.ts";
import { siteStamps } from "../../db/queries/standing-chemicals.ts";
import { implementOpen } from "../../http/operation.ts";
import { separationPlanAt } from "./known-sites.ts";
import { reasonsOf } from "./pair-answer.ts";

export const getSeparationPlanOperation = implementOpen(getSeparationPlan, async (call) => {
  const { actor, params, withRows } = call;
  const [site] = await withRows(async (rows) => {
    await requireLocationOf(rows, actor.businessId, params.location_id);
    return siteStamps(rows, actor.businessId, params.location_id);
  });
  const plan = site === undefined ? [] : await separationPlanAt(call, site);
  return { status: "success", rooms: plan.map(roomAnswer) };
});

function roomAnswer({ room, areas, conflicts, notPlaced }: PlannedRoom): RoomPlan {
  return {
    room,
    areas: areas.map(({ substances, cabinets, ...area }) => ({
      ...area,
      cabinets: [...cabinets],
      substances: substances.map(({ rows, ...substance }) => ({
        ...substance,
        rows: rows.map(({ id, ...row }) => ({ ...row, chemical_id: id })),
      })),
    })),
    conflicts: conflicts.map(({ isTogether, pairs, ...conflict }) => ({
      ...conflict,
      is_together: isTogether,
      pairs: pairs.map(pairAnswer),
    })),
    not_placed: notPlaced.map(({ name, ids, byClass }) => ({ name, chemical_ids: [...ids], by_class: byClass })),
  };
}

function pairAnswer({
  one,
  other,
  isTogether,
  isDisputed,
  reactive,
  transport,
}: ConflictPair): RoomPlan["conflicts"][number]["pairs"][number] {
  return {
    one,
    other,
    is_together: isTogether,
    reactive: {
      verdict: reactive.verdict,
      hazards: reactive.hazards.map(({ words }) => words),
      gases: reactive.gases.map(({ name }) => name),
      reasons: reasonsOf(reactive),
      sources: [...reactive.basis.sources],
    },
    transport: {
      verdict: transport.verdict,
      rows: [...(transport.rows ?? [])],
      is_assumed: transport.isAssumed,
      not_above_or_beside: transport.notAboveOrBeside,
      notes: [...transport.notes],
      counts_as: transport.countsAs,
      source: transport.source,
    },
    is_disputed: isDisputed,
  };
}

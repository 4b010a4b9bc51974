import { createHash } from "node:crypto";
import type { AcceptedRisk, ReactivePair, RoomPlan } from "@placard/api-client";
import { MAX_SUBSTANCE_IDS, MAX_SUBSTANCES } from "@placard/api-client/internal";
import type {
  ConflictPair,
  ReactivityPrediction,
  RoomPlan as PlannedRoom,
  StandingPair,
  StandingSubstance,
} from "@placard/hazmat-core/reactivity";
import { riskKey, type AcceptedRiskRow } from "../../db/queries/accepted-risks.ts";

/** The id of a pair in requests and answers, because its key may contain long names. */
export function pairId({ key }: Pick<StandingPair, "key">): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

export function acceptedRiskAnswer({ business_id: _business, accepted_at, ...row }: AcceptedRiskRow): AcceptedRisk {
  return { ...row, accepted_at: accepted_at.toISOString() };
}

/** The first substances of a list, each with its first rows. */
export const substancesAnswer = (substances: readonly StandingSubstance[]): ReactivePair["a"][] =>
  substances.slice(0, MAX_SUBSTANCES).map(substanceAnswer);

const substanceAnswer = ({ name, ids }: StandingSubstance): ReactivePair["a"] => ({
  name,
  rows: ids.length,
  chemical_ids: ids.slice(0, MAX_SUBSTANCE_IDS),
});

/** @param accepted - by `riskKey` */
export function pairAnswer(
  pair: StandingPair,
  locationId: number,
  accepted: ReadonlyMap<string, AcceptedRiskRow>,
): ReactivePair {
  const { a, b, nearness, place, prediction } = pair;
  const id = pairId(pair);
  const risk = accepted.get(riskKey(locationId, id));
  return {
    pair: id,
    a: substanceAnswer(a),
    b: substanceAnswer(b),
    verdict: prediction.verdict === "incompatible" ? "incompatible" : "caution",
    nearness,
    room: place.room,
    cabinet: place.cabinet,
    hazards: prediction.hazards.map(({ words }) => words),
    gases: prediction.gases.map(({ name }) => name),
    why: prediction.why,
    reasons: reasonsOf(prediction),
    sources: [...prediction.basis.sources],
    accepted: risk === undefined ? null : acceptedRiskAnswer(risk),
  };
}

/** The groups that led to the verdict, and the rule that assigned each substance to its group. */
function reasonsOf({ a, b, pairs: [worst] }: ReactivityPrediction): ReactivePair["reasons"] {
  if (worst === undefined) return [];
  return [
    { side: a, group: worst.a },
    { side: b, group: worst.b },
  ].flatMap(({ side, group }) =>
    side.assignments
      .filter((assignment) => assignment.group.id === group.id)
      .map(({ rule }) => ({ name: side.name, group: group.name, rule })),
  );
}

/** A room of a separation plan as returned by the API. */
export function roomAnswer({ room, areas, conflicts, notPlaced }: PlannedRoom): RoomPlan {
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
      pairs: pairs.map(plannedPairAnswer),
    })),
    not_placed: notPlaced.map(({ name, ids, byClass }) => ({ name, chemical_ids: [...ids], by_class: byClass })),
  };
}

function plannedPairAnswer({
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

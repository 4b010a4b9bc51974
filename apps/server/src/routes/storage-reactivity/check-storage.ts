import type { ReactivePair } from "@placard/api-client";
import { checkStorage } from "@placard/api-client/internal";
import { requireLocationOf } from "../../db/queries/chemicals.ts";
import { sendStandingAt } from "../../db/queries/standing-chemicals.ts";
import { implementOpen } from "../../http/operation.ts";
import { pairAnswer } from "./pair-answer.ts";

/** Maximum pairs in the answer: a person who fills in a form reads the worst ones. */
const MAX_PAIRS = 20;

/** A row that is not stored yet. */
const NOT_STORED = 0;

export const checkStorageOperation = implementOpen(checkStorage, async (call) => {
  const { ctx, actor, params, query, request, withSnapshot } = call;
  const { location_id } = params;
  const { name, chemical_id, un_number, cas_number, hazard_classification, room, cabinet } = query;
  const chemical = {
    id: NOT_STORED,
    name,
    un_number: un_number ?? null,
    cas_number: cas_number ?? null,
    hazard_classification: hazard_classification ?? null,
    packing_group: null, // reactive groups do not need it
    room: room ?? null,
    cabinet: cabinet ?? null,
  };
  const { pairs, isCut, isUnknown } = await ctx.heavyWork.besideReactivity((send) =>
    withSnapshot(async (rows) => {
      await requireLocationOf(rows, actor.businessId, location_id);
      await sendStandingAt(rows, location_id, {
        send: (batch) => send(batch.filter(({ id }) => id !== chemical_id)),
        signal: request.signal,
      });
      return { chemical, most: MAX_PAIRS };
    }),
  );
  const stored = (side: ReactivePair["a"]): ReactivePair["a"] =>
    side.chemical_ids.includes(NOT_STORED) ? { name: side.name, rows: 0, chemical_ids: [] } : side;
  return {
    status: "success",
    pairs: pairs.map((pair) => {
      const answer = pairAnswer(pair, location_id, new Map());
      return { ...answer, a: stored(answer.a), b: stored(answer.b) };
    }),
    is_cut: isCut,
    is_unknown: isUnknown,
  };
});

import { checkStorage } from "@placard/api-client";
import { loadStockSubject, reactivityBeside } from "@placard/hazmat-core/reactivity";
import { requireLocationOf } from "../../db/queries/chemicals.ts";
import { standingAt, standingOf } from "../../db/queries/standing-chemicals.ts";
import { implement } from "../../http/operation.ts";
import { pairAnswer } from "./pair-answer.ts";

/** Most pairs of the answer: who fills in a form reads the worst. */
const MOST_PAIRS = 20;

/** A row that is not stored yet. */
const NOT_STORED = 0;

export const checkStorageOperation = implement(checkStorage, async ({ rows, actor, params, query }) => {
  const { location_id } = params;
  await requireLocationOf(rows, actor.businessId, location_id);
  const stands = await standingAt(rows, location_id);
  const { name, chemical_id, un_number, cas_number, hazard_classification, room, cabinet } = query;
  const asked = standingOf(await loadStockSubject(), NOT_STORED, {
    name,
    un_number: un_number ?? null,
    cas_number: cas_number ?? null,
    hazard_classification: hazard_classification ?? null,
    packing_group: null, // the groups of reaction do not ask for it
    room: room ?? null,
    cabinet: cabinet ?? null,
  });
  const others = stands.filter(({ id }) => id !== chemical_id);
  const { pairs, isCut, isUnknown } = await reactivityBeside(asked, others, MOST_PAIRS);
  const stored = (ids: readonly number[]) => ids.filter((id) => id !== NOT_STORED);
  return {
    status: "success",
    pairs: pairs.map((pair) => {
      const answer = pairAnswer(pair, location_id, new Map());
      const [a, b] = [answer.a, answer.b].map((side) => ({ ...side, chemical_ids: stored(side.chemical_ids) }));
      return { ...answer, ...(a !== undefined && { a }), ...(b !== undefined && { b }) };
    }),
    is_cut: isCut,
    is_unknown: isUnknown,
  };
});

import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";
import type { Actor } from "../../access/actor.ts";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { reportSourceOf, reportStamp } from "../../db/queries/stock/report-source.ts";
import type { KnownStates } from "./calculated-states.ts";

/** Maximum businesses in the cache; the least recently used is removed first. */
const MAX_BUSINESSES = 8;

interface Kept {
  readonly stamp: string;
  readonly states: Promise<KnownStates>;
}

/** The caller of an endpoint, who is recorded as a reader of the inventory. */
export interface Caller {
  readonly ctx: Context;
  readonly actor: Actor;
  /** Opens a short transaction of the caller. */
  readonly withRows: <T>(work: (rows: Rows) => Promise<T>) => Promise<T>;
}

const known = new WeakMap<Context, Map<number, Kept>>();

/**
 * The stock of a business compared with thresholds, recalculated only after a change, and once for all simultaneous
 * requests. No transaction stays open while a worker calculates.
 */
export async function knownStates({ ctx, actor, withRows }: Caller, businessId: number): Promise<KnownStates> {
  requireOwnBusiness(actor, businessId);
  const stamp = await withRows(async (rows) => {
    await auditRead({ ctx, rows, actor }, "chemicals", [businessId]);
    return reportStamp(rows, businessId);
  });
  const kept = known.get(ctx) ?? new Map<number, Kept>();
  known.set(ctx, kept);
  const before = kept.get(businessId);
  const calculate = async (): Promise<KnownStates> =>
    ctx.heavyWork.reportStates(await withRows((rows) => reportSourceOf(rows, businessId)));
  const entry = before?.stamp === stamp ? before : { stamp, states: calculate() };
  kept.delete(businessId);
  kept.set(businessId, entry);
  entry.states.catch(() => {
    if (kept.get(businessId) === entry) kept.delete(businessId);
  });
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_BUSINESSES) break;
    kept.delete(oldest);
  }
  return entry.states;
}

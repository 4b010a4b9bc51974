import type { EndpointShape } from "@placard/api-client/internal";
import type { Actor } from "../../access/actor.ts";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { reportStamp, sendReportSource } from "../../db/queries/stock/report-source.ts";
import type { OpenCall } from "../../http/call.ts";
import { sharedAnswers } from "../../jobs/shared-answers.ts";
import type { KnownStates } from "./calculated-states.ts";

/** Maximum businesses in the cache. */
const MAX_BUSINESSES = 8;

/** The caller of an endpoint, who is recorded as a reader of the inventory. */
export interface Caller extends Pick<OpenCall<EndpointShape>, "ctx" | "request" | "withRows" | "withSnapshot"> {
  readonly actor: Actor;
}

const answers = sharedAnswers<KnownStates>(MAX_BUSINESSES);

/** The stock of a business compared with thresholds. No transaction stays open while a worker calculates. */
export async function knownStates(caller: Caller, businessId: number): Promise<KnownStates> {
  const { ctx, actor, request, withRows, withSnapshot } = caller;
  requireOwnBusiness(actor, businessId);
  const stamp = await withRows(async (rows) => {
    await auditRead({ ctx, rows, actor }, "chemicals", [businessId]);
    return reportStamp(rows, businessId);
  });
  return answers(ctx, { key: businessId, stamp, signal: request.signal }, (signal) =>
    ctx.heavyWork.reportStates((send) => withSnapshot((rows) => sendReportSource(rows, businessId, { send, signal }))),
  );
}

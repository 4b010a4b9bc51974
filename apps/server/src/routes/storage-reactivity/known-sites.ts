import type { EndpointShape } from "@placard/api-client/internal";
import type { SiteReactivity } from "@placard/hazmat-core/reactivity";
import type { Context } from "../../context.ts";
import { sendStandingAt, type SiteStamp, type StandingRow } from "../../db/queries/standing-chemicals.ts";
import type { OpenCall } from "../../http/call.ts";
import type { ReadRows } from "../../jobs/heavy-work.ts";
import { sharedAnswers } from "../../jobs/shared-answers.ts";

/** Maximum pairs built for one location. */
const MAX_PAIRS = 500;
/** Maximum locations in the cache. */
const MAX_SITES = 200;

/** The parts of a call that reads the rows of a site. */
export type Caller = Pick<OpenCall<EndpointShape>, "ctx" | "request" | "withSnapshot">;
type SiteAnswers<Answer> = (caller: Caller, site: SiteStamp) => Promise<Answer>;

/** Results per location. The rows are read in a separate transaction: none stays open while a worker calculates. */
function siteAnswers<Input, Answer>(
  input: Input,
  calculate: (ctx: Context, read: ReadRows<StandingRow, Input>) => Promise<Answer>,
): SiteAnswers<Answer> {
  const answers = sharedAnswers<Answer>(MAX_SITES);
  return ({ ctx, request, withSnapshot }, { id, stamp }) =>
    answers(ctx, { key: id, stamp, signal: request.signal }, (signal) =>
      calculate(ctx, async (send) => {
        await withSnapshot((rows) => sendStandingAt(rows, id, { send, signal }));
        return input;
      }),
    );
}

/** The chemicals stored together at a location. */
export const reactivityAt: SiteAnswers<SiteReactivity> = siteAnswers({ most: MAX_PAIRS }, ({ heavyWork }, read) =>
  heavyWork.siteReactivity(read),
);

/** The rooms of the separation plan of a location, as JSON. */
export const separationPlanAt: SiteAnswers<string> = siteAnswers(null, ({ heavyWork }, read) =>
  heavyWork.separationPlan(read),
);

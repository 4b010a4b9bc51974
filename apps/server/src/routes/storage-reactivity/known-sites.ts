import { createHash } from "node:crypto";
import type { EndpointShape } from "@placard/api-client/internal";
import type { SiteReactivity } from "@placard/hazmat-core/reactivity";
import type { Context } from "../../context.ts";
import { acceptedRisksAt, type AcceptedRiskRow } from "../../db/queries/accepted-risks.ts";
import {
  markStamps,
  sendStandingAt,
  siteStamps,
  writeMarks,
  type SiteStamp,
  type StandingRow,
} from "../../db/queries/standing-chemicals.ts";
import type { OpenCall } from "../../http/call.ts";
import type { ReadRows } from "../../jobs/heavy-work.ts";
import { sharedAnswers } from "../../jobs/shared-answers.ts";
import { marksOf } from "./marks-of.ts";

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

/**
 * Sites whose marks this process has written. An earlier version may have marked the same rows by other rules, so each
 * process writes the marks of a site once, even if their stamp is current.
 */
const writtenSites = new WeakMap<Context, Set<number>>();

/**
 * Brings the stored marks of a business up to date: of all locations, or of one. Then a filter finds the rows in the
 * database, however many they are.
 */
export async function refreshMarks(
  caller: Caller & Pick<OpenCall<EndpointShape>, "withRows">,
  businessId: number,
  locationId?: number,
): Promise<void> {
  const { ctx, withRows } = caller;
  const { sites, accepted, stamps } = await withRows(async (rows) => {
    const found = await siteStamps(rows, businessId, locationId);
    const ids = found.map(({ id }) => id);
    return { sites: found, accepted: await acceptedRisksAt(rows, ids), stamps: await markStamps(rows, businessId) };
  });
  const written = writtenSites.get(ctx) ?? new Set<number>();
  writtenSites.set(ctx, written);
  for (const site of sites) {
    const stamp = markStamp(site, accepted);
    if (written.has(site.id) && stamps.get(site.id) === stamp) continue;
    const found = await reactivityAt(caller, site);
    const open = marksOf(found, site.id, accepted).filter(({ is_accepted }) => !is_accepted);
    const ids = {
      keep_apart: open.map(({ chemical_id }) => chemical_id),
      unknown_reactions: found.unknown.flatMap((substance) => substance.ids),
    };
    await ctx.database.system((rows) => writeMarks(rows, { locationId: site.id, stamp, ids }));
    written.add(site.id);
  }
}

/** Changes with the rows of a site and with its accepted risks. */
function markStamp({ id, stamp }: SiteStamp, accepted: ReadonlyMap<string, AcceptedRiskRow>): string {
  const pairs = [...accepted.values()].filter(({ location_id }) => location_id === id).map(({ pair }) => pair);
  return `${stamp} ${createHash("sha256").update(pairs.toSorted().join()).digest("hex")}`;
}

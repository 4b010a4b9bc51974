import type { RoomPlan, SiteReactivity } from "@placard/hazmat-core/reactivity";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";
import { standingAt, type SiteStamp, type StandingRow } from "../../db/queries/standing-chemicals.ts";

/** Maximum pairs built for one location. */
const MAX_PAIRS = 500;
/** Maximum locations in the cache; the least recently used is removed first. */
const MAX_SITES = 200;

interface KnownSite<Answer> {
  readonly stamp: string;
  readonly answer: Promise<Answer>;
}

/** Opens a short transaction of the caller. */
export type WithRows = <T>(work: (rows: Rows) => Promise<T>) => Promise<T>;
type SiteAnswers<Answer> = (ctx: Context, withRows: WithRows, site: SiteStamp) => Promise<Answer>;

/**
 * Results per location, recalculated only after a change there, and once for all simultaneous requests. The rows are
 * read in a separate short transaction: none stays open while a worker calculates.
 */
function siteAnswers<Answer>(
  calculate: (ctx: Context, stock: readonly StandingRow[]) => Promise<Answer>,
): SiteAnswers<Answer> {
  const known = new WeakMap<Context, Map<number, KnownSite<Answer>>>();
  return (ctx, withRows, { id, stamp }) => {
    const sites = known.get(ctx) ?? new Map<number, KnownSite<Answer>>();
    known.set(ctx, sites);
    const before = sites.get(id);
    const work = async (): Promise<Answer> => calculate(ctx, await withRows((rows) => standingAt(rows, id)));
    const site = before?.stamp === stamp ? before : { stamp, answer: work() };
    sites.delete(id);
    sites.set(id, site);
    site.answer.catch(() => {
      if (sites.get(id) === site) sites.delete(id);
    });
    for (const oldest of sites.keys()) {
      if (sites.size <= MAX_SITES) break;
      sites.delete(oldest);
    }
    return site.answer;
  };
}

/** The chemicals stored together at a location. */
export const reactivityAt: SiteAnswers<SiteReactivity> = siteAnswers(({ heavyWork }, rows) =>
  heavyWork.siteReactivity({ rows, most: MAX_PAIRS }),
);

/** The separation plan of a location. */
export const separationPlanAt: SiteAnswers<readonly RoomPlan[]> = siteAnswers(({ heavyWork }, rows) =>
  heavyWork.separationPlan(rows),
);

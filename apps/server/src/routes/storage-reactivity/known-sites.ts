import type { RoomPlan, SiteReactivity } from "@placard/hazmat-core/reactivity";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";
import { standingAt, type SiteStamp, type StandingRow } from "../../db/queries/standing-chemicals.ts";

/** Most pairs of one site that are put together. */
const MOST_PAIRS = 500;
/** Most sites whose answer is kept at once; the one that was asked for longest ago goes first. */
const MOST_SITES = 200;

interface KnownSite<Answer> {
  readonly stamp: string;
  readonly answer: Promise<Answer>;
}

/** Opens a short transaction of the caller. */
export type WithRows = <T>(work: (rows: Rows) => Promise<T>) => Promise<T>;
type SiteAnswers<Answer> = (ctx: Context, withRows: WithRows, site: SiteStamp) => Promise<Answer>;

/**
 * Answers about sites, calculated anew only when something there has changed, and once for all who wait. The rows are read
 * in a short transaction of their own: none stays open while a worker calculates.
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
      if (sites.size <= MOST_SITES) break;
      sites.delete(oldest);
    }
    return site.answer;
  };
}

/** What stands together at a site. */
export const reactivityAt: SiteAnswers<SiteReactivity> = siteAnswers(({ heavyWork }, rows) =>
  heavyWork.siteReactivity({ rows, most: MOST_PAIRS }),
);

/** The separation plan of a site. */
export const separationPlanAt: SiteAnswers<readonly RoomPlan[]> = siteAnswers(({ heavyWork }, rows) =>
  heavyWork.separationPlan(rows),
);

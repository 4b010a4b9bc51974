import { reactivityOfSite, type SiteReactivity } from "@placard/hazmat-core/reactivity";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";
import { standingAt, type SiteStamp } from "../../db/queries/standing-chemicals.ts";

/** Most pairs of one site that are put together. */
const MOST_PAIRS = 500;
/** Most sites whose answer is kept at once; the one that was asked for longest ago goes first. */
const MOST_SITES = 200;

interface KnownSite {
  readonly stamp: string;
  readonly reactivity: SiteReactivity;
}

const known = new WeakMap<Context, Map<number, KnownSite>>();

/** What stands together at a site, calculated anew only when something there has changed. */
export async function reactivityAt(ctx: Context, rows: Rows, { id, stamp }: SiteStamp): Promise<SiteReactivity> {
  const sites = known.get(ctx) ?? new Map<number, KnownSite>();
  known.set(ctx, sites);
  const before = sites.get(id);
  const reactivity =
    before?.stamp === stamp ? before.reactivity : await reactivityOfSite(await standingAt(rows, id), MOST_PAIRS);
  sites.delete(id);
  sites.set(id, { stamp, reactivity });
  for (const oldest of sites.keys()) {
    if (sites.size <= MOST_SITES) break;
    sites.delete(oldest);
  }
  return reactivity;
}

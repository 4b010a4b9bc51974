import {
  getPictureFile,
  getPicturesByLocation,
  getPlanPoints,
  type AnswerOf,
  type Caller,
  type getStorageReactivity,
  type Location,
} from "@placard/api-client";
import { isFloorPlan } from "@placard/hazmat-core/business";
import type { QueryClient } from "@tanstack/react-query";
import { storageReactivityQuery } from "../../../lib/api/business-queries.ts";
import type { PrintedPage } from "../../../lib/sheets/print-pages.ts";

/** Incompatible pairs at one site. */
export type SiteStanding = AnswerOf<typeof getStorageReactivity>["sites"][number];

/** A floor plan for paper. */
export interface PaperPlan {
  readonly description: string;
  /** `null`: the file could not be drawn. */
  readonly pages: readonly PrintedPage[] | null;
  readonly points: AnswerOf<typeof getPlanPoints>["points"];
}

/** Data of a site besides its record. `null`: could not be loaded, which the PDF says. */
export interface GatheredSite {
  readonly standing: SiteStanding | null;
  readonly plans: readonly PaperPlan[] | null;
}

/** By the id of the site. */
export type GatheredSites = ReadonlyMap<number, GatheredSite>;

interface Gathering {
  readonly api: Caller;
  readonly queries: QueryClient;
  readonly businessId: number;
  readonly locations: readonly Location[];
}

/** Reads what stands together at each site, and draws its floor plans. What fails leaves the rest of the paper as it is. */
export async function gatherPaper({ api, queries, businessId, locations }: Gathering): Promise<GatheredSites> {
  const found = new Map<number, GatheredSite>();
  const sites = await queries
    .fetchQuery(storageReactivityQuery(api, businessId))
    .then(({ sites: read }) => read)
    .catch(() => null);
  for (const { id } of locations) {
    const first = sites?.find(({ location_id }) => location_id === id) ?? null;
    const standing = first?.is_cut === true ? await standingOf(id, first) : first;
    found.set(id, { standing, plans: await plansOf(api, id).catch(() => null) });
  }
  return found;

  /** Asked for one site, the server gives more of its pairs. */
  async function standingOf(id: number, cut: SiteStanding): Promise<SiteStanding> {
    const whole = await queries.fetchQuery(storageReactivityQuery(api, businessId, id)).catch(() => null);
    return whole?.sites.find(({ location_id }) => location_id === id) ?? cut;
  }
}

async function plansOf(api: Caller, locationId: number): Promise<readonly PaperPlan[]> {
  const { pictures } = await api.call(getPicturesByLocation, { params: { location_id: locationId } });
  const plans: PaperPlan[] = [];
  for (const { id, description } of pictures.filter((picture) => isFloorPlan(picture.description))) {
    const { points } = await api.call(getPlanPoints, { params: { picture_id: id } });
    plans.push({ description, points, pages: await pagesOf(api, id).catch(() => null) });
  }
  return plans;
}

async function pagesOf(api: Caller, pictureId: number): Promise<readonly PrintedPage[]> {
  const [{ printPages }, file] = await Promise.all([
    import("../../../lib/sheets/print-pages.ts"),
    api.call(getPictureFile, { params: { picture_id: pictureId } }),
  ]);
  return printPages(file);
}

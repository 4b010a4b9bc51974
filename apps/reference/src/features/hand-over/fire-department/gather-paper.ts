import {
  getPictureFile,
  getPicturesByLocation,
  getPlanPoints,
  type AnswerOf,
  type Caller,
  type getBusinessDetails,
  type getStorageReactivity,
  type Location,
} from "@placard/api-client";
import { isFloorPlan } from "@placard/hazmat-core/business";
import { placesHalfM, readRegionPack, sketchGround, type SketchGround } from "@placard/ui/incident";
import type { MapRegion } from "@placard/ui/map";
import type { QueryClient } from "@tanstack/react-query";
import { businessDetailsQuery, storageReactivityQuery } from "../../../lib/api/business-queries.ts";
import { pinOf } from "../../../lib/map/site-points.ts";
import type { PrintedPage } from "../../../lib/sheets/print-pages.ts";
import { signedPoints } from "./paper-facts.ts";

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
  /** Coast and streets around the site; `null`: no region is at hand. */
  readonly ground: SketchGround | null;
}

/** What the paper says beside the record that was handed over. */
export interface Gathered {
  /** `null`: it could not be read, which the paper says. */
  readonly business: AnswerOf<typeof getBusinessDetails>["business"] | null;
  /** By the id of the site. */
  readonly sites: ReadonlyMap<number, GatheredSite>;
}

interface Gathering {
  readonly api: Caller;
  readonly queries: QueryClient;
  readonly businessId: number;
  readonly locations: readonly Location[];
  readonly regions: readonly MapRegion[];
}

/**
 * Reads the emergency contact, what stands together at each site and what is around it, and draws its floor plans. What
 * fails leaves the rest of the paper as it is.
 */
export async function gatherPaper({ api, queries, businessId, locations, regions }: Gathering): Promise<Gathered> {
  const found = new Map<number, GatheredSite>();
  const [business, sites] = await Promise.all([
    queries.fetchQuery(businessDetailsQuery(api, businessId)).then(
      ({ business: read }) => read,
      () => null,
    ),
    queries.fetchQuery(storageReactivityQuery(api, businessId)).then(
      ({ sites: read }) => read,
      () => null,
    ),
  ]);
  for (const location of locations) {
    const { id } = location;
    const first = sites?.find(({ location_id }) => location_id === id) ?? null;
    const standing = first?.is_cut === true ? await standingOf(id, first) : first;
    found.set(id, {
      standing,
      plans: await plansOf(api, id).catch(() => null),
      ground: await groundOf(location, regions).catch(() => null),
    });
  }
  return { business, sites: found };

  /** Asked for one site, the server gives more of its pairs. */
  async function standingOf(id: number, cut: SiteStanding): Promise<SiteStanding> {
    const whole = await queries.fetchQuery(storageReactivityQuery(api, businessId, id)).catch(() => null);
    return whole?.sites.find(({ location_id }) => location_id === id) ?? cut;
  }
}

async function groundOf(site: Location, regions: readonly MapRegion[]): Promise<SketchGround | null> {
  const pin = pinOf(site);
  if (pin === null) return null;
  const [lon, lat] = pin;
  const region = regions.find(
    ({ bbox: [west, south, east, north] }) => lon >= west && lon <= east && lat >= south && lat <= north,
  );
  if (region === undefined) return null;
  const pack = readRegionPack(await region.bring());
  return pack.ok ? sketchGround(pack.value, pin, placesHalfM(pin, signedPoints(site.points))) : null;
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

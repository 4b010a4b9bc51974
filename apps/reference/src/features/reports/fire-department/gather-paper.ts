import { type AnswerOf, type Caller, type Location } from "@placard/api-client";
import {
  type getBusinessDetails,
  getPictureFile,
  getPicturesByLocation,
  getPlanPoints,
  type getStorageReactivity,
} from "@placard/api-client/internal";
import { isFloorPlan } from "@placard/hazmat-core/business";
import { placesHalfM, readRegionPack, sketchGround, type SketchGround } from "@placard/ui/internal";
import type { MapRegion } from "@placard/ui/map";
import type { QueryClient } from "@tanstack/react-query";
import { businessDetailsQuery, storageReactivityQuery } from "../../../lib/api/business-queries.ts";
import { pinOf } from "../../../lib/map/site-points.ts";
import type { PrintedPage } from "../../../lib/sheets/print-pages.ts";
import { signedPoints } from "./paper-facts.ts";

/** Incompatible pairs at one site. */
export type SiteCompatibility = AnswerOf<typeof getStorageReactivity>["sites"][number];

/** A floor plan for the PDF. */
export interface PaperPlan {
  readonly description: string;
  /** `null` if the file could not be drawn. */
  readonly pages: readonly PrintedPage[] | null;
  readonly points: AnswerOf<typeof getPlanPoints>["points"];
}

/** Data of a site besides its record. `null`: could not be loaded, which the PDF states. */
export interface GatheredSite {
  readonly compatibility: SiteCompatibility | null;
  readonly plans: readonly PaperPlan[] | null;
  /** Coast and streets around the site; `null` if no map region is available. */
  readonly background: SketchGround | null;
}

/** Data for the PDF besides the record. */
export interface Gathered {
  /** `null` if it could not be loaded, which the PDF states. */
  readonly business: AnswerOf<typeof getBusinessDetails>["business"] | null;
  /** By site id. */
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
 * Loads the emergency contact, the storage compatibility and the surroundings of each site, and draws its floor plans.
 * A failure affects only its own part of the PDF.
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
    const compatibility = first?.is_cut === true ? await standingOf(id, first) : first;
    found.set(id, {
      compatibility,
      plans: await plansOf(api, id).catch(() => null),
      background: await backgroundOf(location, regions).catch(() => null),
    });
  }
  return { business, sites: found };

  /** A request for one site returns more of its pairs. */
  async function standingOf(id: number, cut: SiteCompatibility): Promise<SiteCompatibility> {
    const whole = await queries.fetchQuery(storageReactivityQuery(api, businessId, id)).catch(() => null);
    return whole?.sites.find(({ location_id }) => location_id === id) ?? cut;
  }
}

async function backgroundOf(site: Location, regions: readonly MapRegion[]): Promise<SketchGround | null> {
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

import type { LonLat } from "@placard/hazmat-core";
import type { PlanCorners } from "@placard/hazmat-core/business";
import type { SitePoint } from "../../business/SitePointList/site-point.ts";

/** Where a map looks. */
export interface MapView {
  readonly center: LonLat;
  readonly zoom: number;
}

/** A site of a business as the map shows it. */
export interface SitePlace {
  readonly id: string | number;
  readonly name: string;
  readonly business: string;
  readonly address: string;
  /** How many chemicals are on file there. */
  readonly chemicals: number;
  readonly squareFeet: number | null;
  readonly employees: number | null;
  /** `null`: no one has set a pin. */
  readonly center: LonLat | null;
  /** The pin is not the place itself, but near it. */
  readonly isApproximate: boolean;
  /** What the business set on its map. */
  readonly points?: readonly SitePoint[];
  /** Its floor plan, where the business laid it on the map. */
  readonly plan?: SitePlan;
}

/** The floor plan of a site, where a person of the business laid it on the map. No one surveyed it. */
export interface SitePlan {
  /** Which page of it. */
  readonly page: number;
  readonly corners: PlanCorners;
  /** Who placed it, and when: "Dana Reid, 3 Nov 2026". */
  readonly placedBy?: string;
}

/** The plan that lies on the map now: whose, and the page as a picture once it is drawn. */
export interface LaidPlan {
  readonly siteId: SitePlace["id"];
  readonly image:
    | { readonly kind: "pending" }
    /** Why it cannot be drawn, where that is known. */
    | { readonly kind: "failed"; readonly reason?: string }
    | { readonly kind: "ready"; readonly src: string };
}

/** A hydrant as the water authority lists it. */
export interface HydrantPlace {
  readonly center: LonLat;
  readonly facility: string | null;
  readonly type: string | null;
  /** In the authority's own words. */
  readonly status: string | null;
}

/** Places that are counted and not listed. */
export interface PlaceCount {
  /** The middle of them. */
  readonly center: LonLat;
  readonly count: number;
}

interface EarlierPlaces<Place> {
  /** Loaded earlier, for another part of the map: there may be others here. The map and the list say so. */
  readonly places?: readonly Place[];
  readonly note?: string;
}

/** One kind of places: those that have come, or why there are none yet. */
export type PlaceLayer<Place> =
  | ({ readonly kind: "pending" } & EarlierPlaces<Place>)
  | ({ readonly kind: "failed" } & EarlierPlaces<Place>)
  | {
      readonly kind: "ready";
      readonly places: readonly Place[];
      /** From where and of when: "Halifax Water, read 3 Nov 2026". */
      readonly note?: string;
      /** How many others are in and near the view. Left out: the places are all that are on file, wherever they are. */
      readonly rest?: number;
      /** Where the others are. */
      readonly restByArea?: readonly PlaceCount[];
    };

/** Which kinds of places are asked for. */
export interface ShownPlaces {
  readonly businesses: boolean;
  readonly hydrants: boolean;
}

const NONE: readonly never[] = [];

/** What the businesses of these sites set on their maps. */
export const pointsOf = (sites: readonly SitePlace[]): readonly SitePoint[] =>
  sites.flatMap(({ points = [] }) => points);

/** The places of a layer, those of an earlier answer among them. */
export function placesOf<Place>(layer: PlaceLayer<Place> | undefined): readonly Place[] {
  return layer?.places ?? NONE;
}

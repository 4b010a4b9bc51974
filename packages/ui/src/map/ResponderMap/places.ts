import type { LonLat } from "@placard/hazmat-core";
import type { PlanCorners } from "@placard/hazmat-core/business";
import type { SitePoint } from "../../business/SitePointList/site-point.ts";

/** View of a map. */
export interface MapView {
  readonly center: LonLat;
  readonly zoom: number;
}

/** A site of a business for display on a map. */
export interface SitePlace {
  readonly id: string | number;
  readonly name: string;
  readonly business: string;
  readonly address: string;
  /** Number of chemicals on file. */
  readonly chemicals: number;
  readonly squareFeet: number | null;
  readonly employees: number | null;
  /** `null`: no pin is set. */
  readonly center: LonLat | null;
  /** True if the pin is only near the site. */
  readonly isApproximate: boolean;
  /** Points that the business placed on its map. */
  readonly points?: readonly SitePoint[];
  /** Its floor plan, if the business placed it on the map. */
  readonly plan?: SitePlan;
}

/** Floor plan of a site, placed on the map by a user of the business. Not surveyed. */
export interface SitePlan {
  /** Page of the plan. */
  readonly page: number;
  readonly corners: PlanCorners;
  /** User who placed it, and the date: "Dana Reid, 3 Nov 2026". */
  readonly placedBy?: string;
}

/** Floor plan on the map: its site, and its page as an image once rendered. */
export interface LaidPlan {
  readonly siteId: SitePlace["id"];
  readonly image:
    | { readonly kind: "pending" }
    /** Reason why it cannot be drawn, if known. */
    | { readonly kind: "failed"; readonly reason?: string }
    | { readonly kind: "ready"; readonly src: string };
}

/** A hydrant from the list of a water authority. */
export interface HydrantPlace {
  readonly center: LonLat;
  readonly facility: string | null;
  readonly type: string | null;
  /** Status text of the authority. */
  readonly status: string | null;
}

/** A number of places that are not listed. */
export interface PlaceCount {
  /** Mean position of the places. */
  readonly center: LonLat;
  readonly count: number;
}

interface EarlierPlaces<Place> {
  /** Loaded earlier for another part of the map. There may be others in this view; the map and the list state this. */
  readonly places?: readonly Place[];
  readonly note?: string;
}

/** One kind of place: the loaded places, or why there are none yet. */
export type PlaceLayer<Place> =
  | ({ readonly kind: "pending" } & EarlierPlaces<Place>)
  | ({ readonly kind: "failed" } & EarlierPlaces<Place>)
  | {
      readonly kind: "ready";
      readonly places: readonly Place[];
      /** Source and date: "Halifax Water, read 3 Nov 2026". */
      readonly note?: string;
      /** Number of others in and near the view. Absent if the list contains all places on file. */
      readonly rest?: number;
      /** Positions of the others. */
      readonly restByArea?: readonly PlaceCount[];
    };

/** Kinds of places to show. */
export interface ShownPlaces {
  readonly businesses: boolean;
  readonly hydrants: boolean;
}

const NONE: readonly never[] = [];

/** Points that businesses placed on the maps of these sites. */
export const pointsOf = (sites: readonly SitePlace[]): readonly SitePoint[] =>
  sites.flatMap(({ points = [] }) => points);

/** Places of a layer, including those loaded earlier. */
export function placesOf<Place>(layer: PlaceLayer<Place> | undefined): readonly Place[] {
  return layer?.places ?? NONE;
}

import type { LonLat } from "@placard/hazmat-core";
import type { PlanPointKind } from "@placard/hazmat-core/business";

/** A point that a user of the business placed on the map of a site. */
export interface SitePoint {
  readonly id: number;
  readonly kind: PlanPointKind;
  readonly center: LonLat;
  readonly note: string | null;
  /** User who placed it, and the date: "Dana Reid, 3 Nov 2026". */
  readonly setBy?: string;
}

/** Coordinates with 5 decimals, about a metre. Latitude first, as people write it. */
export const pointPlace = ([lon, lat]: LonLat): string => `${lat.toFixed(5)}, ${lon.toFixed(5)}`;

import type { LonLat } from "@placard/hazmat-core";
import type { PlanPointKind } from "@placard/hazmat-core/business";

/** What a person of a business set on the map of a site. Nothing is placed there by anyone else. */
export interface SitePoint {
  readonly id: number;
  readonly kind: PlanPointKind;
  readonly center: LonLat;
  readonly note: string | null;
  /** Who set it, and when: "Dana Reid, 3 Nov 2026". */
  readonly setBy?: string;
}

/** 5 decimals: about a metre. Latitude first, as people write it. */
export const pointPlace = ([lon, lat]: LonLat): string => `${lat.toFixed(5)}, ${lon.toFixed(5)}`;

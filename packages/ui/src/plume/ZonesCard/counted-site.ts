import type { Place } from "@placard/hazmat-core";
import type { SitePoint } from "../../business/SitePointList/site-point.ts";

/** A site to count inside each zone. */
export interface CountedSite extends Place {
  /** Name and business, listed with the zones that contain it. */
  readonly name?: string;
  readonly business?: string;
  /** True if only its town is known: it is counted in no zone, and shown as left out. */
  readonly isApproximate?: boolean;
  /** Points placed on its map. Each is in the zones that contain its own position. */
  readonly points?: readonly SitePoint[];
  /** Number of people working there, if the site states it; `null` or omitted: not known. */
  readonly people?: number | null;
}

/** A hydrant to count inside each zone. */
export interface CountedHydrant extends Place {
  /** Name used by the water authority, listed with the zones that contain it. */
  readonly facility?: string | null;
}

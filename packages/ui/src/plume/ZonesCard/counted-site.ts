import type { Place } from "@placard/hazmat-core";
import type { SitePoint } from "../../business/SitePointList/site-point.ts";

/** A place to be counted inside each zone. */
export interface CountedSite extends Place {
  /** What it is called, and whose it is: said with the zones that it lies in. */
  readonly name?: string;
  readonly business?: string;
  /** Only its town is known: it is counted in no zone, and said to be left out. */
  readonly isApproximate?: boolean;
  /** What was set on its map; each lies in the zones by its own place. */
  readonly points?: readonly SitePoint[];
  /** How many people work there, as the site says; `null` or left out: it does not say. */
  readonly people?: number | null;
}

/** A hydrant to be counted inside each zone. */
export interface CountedHydrant extends Place {
  /** What the water authority calls it: said with the zones that it lies in. */
  readonly facility?: string | null;
}

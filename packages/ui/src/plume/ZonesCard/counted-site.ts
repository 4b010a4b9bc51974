import type { Place } from "@placard/hazmat-core";

/** A place to be counted inside each zone. */
export interface CountedSite extends Place {
  /** Only its town is known: it is counted in no zone, and said to be left out. */
  readonly isApproximate?: boolean;
  /** How many people work there, as the site says; `null` or left out: it does not say. */
  readonly people?: number | null;
}

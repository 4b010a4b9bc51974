import type { PlanPlace, PlanPointKind } from "@placard/hazmat-core/business";
import type { ReactNode } from "react";

/** A point on the page that is shown. */
export interface MarkedPoint extends PlanPlace {
  readonly id: number;
  readonly kind: PlanPointKind;
  readonly note: string | null;
  /** Who set it, and when. */
  readonly setBy?: ReactNode;
}

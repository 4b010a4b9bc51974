import type { PlanPlace, PlanPointKind } from "@placard/hazmat-core/business";
import type { ReactNode } from "react";

/** A marked point on a floor plan. */
export interface MarkedPoint extends PlanPlace {
  readonly id: number;
  readonly kind: PlanPointKind;
  readonly note: string | null;
  /** User who placed it, and the date. */
  readonly setBy?: ReactNode;
}

import type { ContainerAge, ContainerSize } from "@placard/hazmat-core/business";
import type { ReactNode } from "react";

/** A container for display. `null` means not on file. */
export interface StoredContainer {
  readonly id: string | number;
  /** Code on its label, for scanning. */
  readonly code: string;
  /** Its chemical, in lists of several chemicals. */
  readonly chemical?: ReactNode;
  /** Capacity. */
  readonly size: ContainerSize | null;
  /** Storage location as text. */
  readonly place: string | null;
  /** Date of its last move as text. Omit if it was never moved. */
  readonly moved?: ReactNode;
  readonly movedBy?: string | null;
  /** Date of opening as text. */
  readonly opened: ReactNode | null;
  /** Expiry date as text. */
  readonly expires: ReactNode | null;
  /** Remaining time of use. */
  readonly age: ContainerAge;
}

import type { ContainerAge, ContainerSize } from "@placard/hazmat-core/business";
import type { ReactNode } from "react";

/** One container of a chemical, as it is shown. What is `null` is not on file. */
export interface StoredContainer {
  readonly id: string | number;
  /** What stands on it and is scanned. */
  readonly code: string;
  /** The chemical, where the list is not of one alone. */
  readonly chemical?: ReactNode;
  /** Of a full one. */
  readonly size: ContainerSize | null;
  /** Where it stands, in words. */
  readonly place: string | null;
  /** The day of its last move, in words. Left out: it was never moved. */
  readonly moved?: ReactNode;
  readonly movedBy?: string | null;
  /** The day on which it was opened, in words. */
  readonly opened: ReactNode | null;
  /** The last day on which it may be used, in words. */
  readonly expires: ReactNode | null;
  /** How long it may still be used. */
  readonly age: ContainerAge;
}

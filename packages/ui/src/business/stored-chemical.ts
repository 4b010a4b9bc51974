import type { HazardMark } from "@placard/hazmat-core";
import type { CheckAge, ContainerAge, SheetAge } from "@placard/hazmat-core/business";
import type { ReactNode } from "react";

/** An inventory row for display. `null` means not on file. */
export interface StoredChemical {
  readonly id: string | number;
  readonly name: string;
  readonly unNumber: string | null;
  /** UN class, `2.3 (5.1, 8)`, whose placard is drawn. */
  readonly hazardClass: string | null;
  /** Source of the class, or the different class of its UN number. */
  readonly classNote?: ReactNode;
  /** Class as entered by the site, if it is more specific than the level. */
  readonly classText?: string | null;
  /** Hazard level, or the reason for having none. */
  readonly mark: HazardMark;
  /** Source of the level, or why there is none. */
  readonly levelNotes?: readonly ReactNode[];
  /** In `unit`. */
  readonly quantity: number;
  readonly unit: string;
  /** Storage location as text. */
  readonly location: string;
  /** `Receiver, 600 kg each`. */
  readonly vessel?: string | null;
  readonly manufacturer?: string | null;
  /** Note below the name, such as the regulatory lists that contain it. */
  readonly nameNote?: ReactNode;
  /** Date of the quantity. */
  readonly updated?: ReactNode;
  /** True if the date is so old that the quantity may be outdated. */
  readonly isStale?: boolean;
  /** Set if it is stored with an incompatible chemical: not accepted or accepted. Omit otherwise. */
  readonly standing?: "keep_apart" | "accepted";
  /** Time since a user confirmed the row. Omit to show nothing. */
  readonly check?: CheckAge;
  readonly checkedBy?: string | null;
  /** Number of its containers, and remaining time of the first to expire. Omit if there are none. */
  readonly containers?: { readonly count: number; readonly age: ContainerAge };
  /** Age of its SDS since the revision date; `none`: there is no SDS. Omit to show nothing. */
  readonly sheet?: SheetAge | "none";
}

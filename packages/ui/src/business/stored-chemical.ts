import type { HazardMark } from "@placard/hazmat-core";
import type { CheckAge, ContainerAge, SheetAge } from "@placard/hazmat-core/business";
import type { ReactNode } from "react";

/** One row of an inventory, as it is shown. What is `null` is not on file. */
export interface StoredChemical {
  readonly id: string | number;
  readonly name: string;
  readonly unNumber: string | null;
  /** UN class, `2.3 (5.1, 8)`, whose placard is drawn. */
  readonly hazardClass: string | null;
  /** From where the class is, or which other class the number gives. */
  readonly classNote?: ReactNode;
  /** The class in the words of the site, where it says more than the level. */
  readonly classText?: string | null;
  /** The level, or which way it has none. */
  readonly mark: HazardMark;
  /** From where the level is, or why there is none. */
  readonly levelNotes?: readonly ReactNode[];
  /** In `unit`. */
  readonly quantity: number;
  readonly unit: string;
  /** Where it stands, in words. */
  readonly location: string;
  /** `Receiver, 600 kg each`. */
  readonly vessel?: string | null;
  readonly manufacturer?: string | null;
  /** Stands below the name: which lists name it. */
  readonly nameNote?: ReactNode;
  /** The day that the quantity is of. */
  readonly updated?: ReactNode;
  /** That day is so long ago that the quantity may no longer be true. */
  readonly isStale?: boolean;
  /** True if it stands with what it must be kept apart from, and whether that was accepted. Left out: it does not. */
  readonly standing?: "keep_apart" | "accepted";
  /** How long ago a person said that the row is correct. Left out: nothing is said of it. */
  readonly check?: CheckAge;
  readonly checkedBy?: string | null;
  /** How many containers are on file below it, and how long the first to expire may be used. Left out: none. */
  readonly containers?: { readonly count: number; readonly age: ContainerAge };
  /** How old its safety data sheet is by its own revision; `none`: there is no sheet. Left out: nothing is said of it. */
  readonly sheet?: SheetAge | "none";
}

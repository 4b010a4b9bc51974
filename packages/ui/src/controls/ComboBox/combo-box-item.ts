import type { ReactNode } from "react";

/** One row of the list. */
export interface ComboBoxItem {
  readonly id: string;
  readonly label: string;
  /** A second line. */
  readonly description?: string;
  /** Shown at the end of the row: how it matched, or its precision. */
  readonly meta?: string;
  readonly icon?: ReactNode;
}

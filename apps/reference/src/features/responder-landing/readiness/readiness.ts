import type { ReactNode } from "react";

/** One line of what is at hand. */
export interface Readiness {
  readonly tone: "ok" | "caution";
  readonly title: string;
  readonly text: string;
}

export interface ReadinessLine extends Readiness {
  readonly icon: ReactNode;
}

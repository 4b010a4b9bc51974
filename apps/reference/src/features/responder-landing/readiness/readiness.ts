import type { ReactNode } from "react";

/** State of one resource in the readiness list. */
export interface Readiness {
  readonly tone: "ok" | "caution";
  readonly title: string;
  readonly text: string;
}

export interface ReadinessLine extends Readiness {
  readonly icon: ReactNode;
}

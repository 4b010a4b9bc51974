/** Isolate, day and night distances in m; 11000 means "11+ km". */
export type StoredDistances = readonly [isolateM: number, dayM: number, nightM: number];

/** Distances in low, moderate and high wind, m. */
export type StoredWindRow = readonly [low: number, moderate: number, high: number];

export type StoredContainer = readonly [name: string, isolateM: number, day: StoredWindRow, night: StoredWindRow];

/** One UN or NA number in the generated module. An omitted field is not in the tables. */
export interface StoredTransport {
  readonly id: string;
  readonly names: readonly string[];
  readonly class?: string;
  readonly subsidiary?: readonly string[];
  readonly packingGroups?: readonly string[];
  /** Three digits. */
  readonly guide?: string;
  /** Guides of other goods under the same number. */
  readonly otherGuides?: readonly string[];
  /** True if the guide follows from the division of class 1. */
  readonly guideDerived?: true;
  /** Reason for this guide, if the tables give none. */
  readonly guideBasis?: string;
  readonly small?: StoredDistances;
  readonly large?: StoredDistances;
  readonly containers?: readonly StoredContainer[];
  readonly fireM?: number;
  readonly tih?: true;
  readonly zones?: readonly string[];
  readonly waterGases?: readonly string[];
  readonly polymerizes?: true;
  /** True if the names are those of the ERG, for a number that 49 CFR 172.101 does not list. */
  readonly ergOnly?: true;
  /** True if only an earlier edition of the ERG lists the number. */
  readonly isWithdrawn?: true;
}

/** Distances of a guide page, m. `null`: the page gives none, or refers to Table 1. */
export interface StoredGuide {
  readonly guide: string;
  /** For liquids and gases, or for all states if the page prints one distance. */
  readonly isolateM: number | null;
  /** For solids, if the page prints another distance for them. */
  readonly isolateSolidM?: number;
  readonly largeSpillM: number | null;
  readonly fireM: number | null;
}

/** Isolate, day and night distances in m; 11000 stands for "11+ km". */
export type StoredDistances = readonly [isolateM: number, dayM: number, nightM: number];

/** Low, moderate and high wind, in m. */
export type StoredWindRow = readonly [low: number, moderate: number, high: number];

export type StoredContainer = readonly [name: string, isolateM: number, day: StoredWindRow, night: StoredWindRow];

/** One UN or NA id as the generated module holds it. Absent means that the tables say nothing. */
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
  /** The guide follows from the division of class 1. */
  readonly guideDerived?: true;
  /** The tables give no guide: why this one is taken. */
  readonly guideBasis?: string;
  readonly small?: StoredDistances;
  readonly large?: StoredDistances;
  readonly containers?: readonly StoredContainer[];
  readonly fireM?: number;
  readonly tih?: true;
  readonly zones?: readonly string[];
  readonly waterGases?: readonly string[];
  readonly polymerizes?: true;
  /** True if the names are the ERG's, for an id that 49 CFR 172.101 does not list. */
  readonly ergOnly?: true;
  /** Only an earlier edition of the ERG lists the id. */
  readonly isWithdrawn?: true;
}

/** Distances of a guide page, m. `null`: the page gives none, or sends to Table 1. */
export interface StoredGuide {
  readonly guide: string;
  /** For liquids and gases, or for everything where the page prints one distance. */
  readonly isolateM: number | null;
  /** For solids, where the page prints another distance for them. */
  readonly isolateSolidM?: number;
  readonly largeSpillM: number | null;
  readonly fireM: number | null;
}

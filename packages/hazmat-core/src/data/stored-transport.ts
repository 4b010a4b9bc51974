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
  /** Whether the names are the ERG's, for an id that 49 CFR 172.101 does not list. */
  readonly ergOnly?: true;
  /** Neither table lists the id: it is remembered of newer editions, and to be checked. */
  readonly fromMemory?: true;
}

/** A distance of a guide, `true` at the end where it is to be checked against the page. `null`: the page sends to Table 1. */
export type StoredGuideDistance = readonly [metres: number | null, fromMemory?: true];

export interface StoredGuide {
  readonly guide: string;
  readonly isolate: StoredGuideDistance;
  readonly largeSpill: StoredGuideDistance;
  readonly fire: StoredGuideDistance;
}

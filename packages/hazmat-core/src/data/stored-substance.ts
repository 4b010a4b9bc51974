import type { StoredDistances } from "./stored-transport.ts";

/** A value and its source code; `dataSource` returns the citation of a code. */
export type Sourced<T> = readonly [value: T, source: string];

/** One occupational limit as printed by NIOSH. One line of text can contain several. */
export interface StoredLimit {
  readonly type: "TWA" | "STEL" | "ceiling";
  readonly ppm?: number;
  readonly mgm3?: number;
  readonly durationMin?: number;
}

/** REL or PEL: the printed text and the limits parsed from it. */
export interface StoredLimits {
  readonly text: string;
  readonly limits: readonly StoredLimit[];
  readonly none?: boolean;
}

/** Three levels of AEGL, PAC or ERPG: a bare number is in ppm, a pair is in mg/m³. */
export type StoredLevel = number | readonly [mgPerM3: number] | null;
export type StoredLevels = readonly [StoredLevel, StoredLevel, StoredLevel];

/** A link between a substance and a UN or NA number. */
export interface StoredUnLink {
  readonly un: string;
  /**
   * `by-name`: named in 49 CFR 172.101. `by-class`: a group entry, by class and state. `by-knowledge`: to be checked
   * against the table. `low`: a guess.
   */
  readonly src: "niosh" | "name-match" | "hand" | "by-name" | "by-class" | "by-knowledge" | "low";
  readonly note?: string;
  /** Guide named by the source; used only if the transport table no longer lists the number. */
  readonly guide?: string;
  /** The form shipped under this number, `n.o.s.` for a group entry; omitted if every form is. */
  readonly when?: string;
  /** Physical state of a group entry. */
  readonly state?: "solid" | "liquid";
  /** False if the row of Table 1 for this number belongs to another substance. */
  readonly isOwnRow?: false;
}

/**
 * Distances for use of a substance as a weapon, m: those of its category, which the ERG prints without day and night.
 */
export interface StoredAgent {
  /** `nerve agent` */
  readonly kind: string;
  /** As the ERG names it: `nerve`. */
  readonly category: string;
  readonly guide: string;
  readonly small: StoredDistances;
  readonly large: StoredDistances;
  /** The row that ERG 2020 printed for the substance and ERG 2024 omits. */
  readonly withdrawn: {
    /** Name of the row in the table. */
    readonly row: string;
    readonly small: StoredDistances;
    readonly large: StoredDistances;
    /** True if the row may belong to another substance. */
    readonly isDoubtful?: true;
  };
}

/** AEGL by averaging time, in the order 10, 30, 60, 240, 480 minutes. */
export interface StoredAegl {
  readonly unit: "ppm" | "mg/m3";
  readonly aegl1: readonly (number | null)[];
  readonly aegl2: readonly (number | null)[];
  readonly aegl3: readonly (number | null)[];
  readonly status: string;
}

/** One substance in the generated module. An omitted field is not on file. */
export interface StoredSubstance {
  readonly cas: string;
  readonly name: string;
  readonly npg?: string;
  readonly cid?: number;
  readonly smiles?: string;
  readonly formula?: Sourced<string>;
  readonly mw?: Sourced<number>;
  readonly bpC?: Sourced<number>;
  readonly tbK?: Sourced<number>;
  /** Temperature at which the vapour-pressure curve reaches one atmosphere, K. */
  readonly tbCurveK?: Sourced<number>;
  readonly mpC?: Sourced<number>;
  readonly flashC?: Sourced<number>;
  readonly autoignC?: Sourced<number>;
  readonly lelVolPct?: Sourced<number>;
  readonly uelVolPct?: Sourced<number>;
  readonly ipEv?: Sourced<number>;
  readonly spGr?: Sourced<number>;
  readonly relGasDensity?: Sourced<number>;
  readonly solubility?: Sourced<string>;
  readonly combustClass?: Sourced<string>;
  readonly mgm3PerPpm?: Sourced<number>;
  readonly rhoLiqKgM3?: readonly [value: number, source: string, tempC: number | null];
  readonly hvap298Jmol?: Sourced<number>;
  readonly hvapTbJmol?: Sourced<number>;
  readonly cpGas298JmolK?: Sourced<number>;
  readonly cpLiq298JmolK?: Sourced<number>;
  readonly iarc?: Sourced<string>;
  readonly ntp?: Sourced<string>;
  readonly vp?: {
    readonly kPa?: number;
    readonly mmHg?: number;
    readonly rangeMmHg?: readonly [low: number, high: number];
    readonly tempC: number;
    readonly qualifier?: string;
  };
  /** Vapour pressure at 25 °C from a curve, Pa. */
  readonly p298Pa?: Sourced<number>;
  readonly idlh?: {
    readonly text?: string;
    readonly ppm?: number;
    readonly mgm3?: number;
    readonly basis?: string;
    /** Value printed in the Pocket Guide, if NIOSH has revised it since. */
    readonly superseded?: string;
    readonly src: string;
  };
  readonly rel?: StoredLimits & { readonly src: string };
  readonly pel?: StoredLimits & { readonly src: string };
  readonly ontarioOEL?: {
    readonly twaPpm?: number;
    readonly twaMgM3?: number;
    readonly stelPpm?: number;
    readonly stelMgM3?: number;
    readonly ceilPpm?: number;
    readonly ceilMgM3?: number;
    readonly skin?: boolean;
  };
  readonly aegl60?: { readonly levels: StoredLevels; readonly src: string };
  readonly pac?: StoredLevels;
  readonly erpg?: StoredLevels;
  readonly aegl?: StoredAegl;
  readonly ghs?: {
    readonly index?: string;
    readonly classes: readonly string[];
    readonly hCodes: readonly string[];
    readonly pictograms: readonly string[];
    readonly src: string;
  };
  readonly nfpa?: { readonly h: number; readonly f: number; readonly r: number; readonly special: string | null };
  readonly un?: readonly StoredUnLink[];
  readonly agent?: StoredAgent;
  /** Guide to use without a known UN number, with its P mark; not a transport assignment. */
  readonly actAs?: { readonly guide: string; readonly why: string };
  /**
   * Reason for a missing UN number: `not regulated`, `forbidden in transport`, `not transported`, `only as n.o.s.`,
   * `unknown`.
   */
  readonly noId?: string;
  readonly routes?: readonly string[];
  readonly targetOrgans?: readonly string[];
  readonly symptoms?: readonly string[];
  readonly incompatibilities?: readonly string[];
  readonly ppe?: Readonly<Record<string, string>>;
  readonly firstAid?: Readonly<Record<string, string>>;
  readonly respirators?: readonly { readonly label: string; readonly types: readonly string[] }[];
}

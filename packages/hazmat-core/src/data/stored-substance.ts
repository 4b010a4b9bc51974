import type { StoredDistances } from "./stored-transport.ts";

/** A value and the code of where it was read; `dataSource` turns the code into a citation. */
export type Sourced<T> = readonly [value: T, source: string];

/** One occupational limit as NIOSH prints it. Several stand in one line of text. */
export interface StoredLimit {
  readonly type: "TWA" | "STEL" | "ceiling";
  readonly ppm?: number;
  readonly mgm3?: number;
  readonly durationMin?: number;
}

/** REL or PEL: the printed text, and the limits read from it. */
export interface StoredLimits {
  readonly text: string;
  readonly limits: readonly StoredLimit[];
  readonly none?: boolean;
}

/** Three levels of AEGL, PAC or ERPG: a bare number is ppm, a pair is mg/m³. */
export type StoredLevel = number | readonly [mgPerM3: number] | null;
export type StoredLevels = readonly [StoredLevel, StoredLevel, StoredLevel];

/** A tie between a substance and a UN or NA id. */
export interface StoredUnLink {
  readonly un: string;
  /**
   * `by-name`: named in 49 CFR 172.101. `by-class`: an entry for a group, by class and state. `by-knowledge`: to be
   * checked against the table. `low`: a guess.
   */
  readonly src: "niosh" | "name-match" | "hand" | "by-name" | "by-class" | "by-knowledge" | "low";
  readonly note?: string;
  /** Guide named by the source; used only where the transport table no longer lists the id. */
  readonly guide?: string;
  /** The form that travels under this id, `n.o.s.` for an entry that names a group; absent where every form does. */
  readonly when?: string;
  /** Of an entry that names a group. */
  readonly state?: "solid" | "liquid";
  /** The row of Table 1 for this id belongs to another substance. */
  readonly isOwnRow?: false;
}

/** Distances for the use of a substance as a weapon, m: those of its category, which the ERG prints without day and night. */
export interface StoredAgent {
  /** `nerve agent` */
  readonly kind: string;
  /** As the ERG names it: `nerve`. */
  readonly category: string;
  readonly guide: string;
  readonly small: StoredDistances;
  readonly large: StoredDistances;
  /** The row that ERG 2020 printed for the substance and ERG 2024 no longer prints. */
  readonly withdrawn: {
    /** As the table named it. */
    readonly row: string;
    readonly small: StoredDistances;
    readonly large: StoredDistances;
    /** The row may be of another substance. */
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

/** One substance as the generated module holds it. Absent means not on file. */
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
  /** Where the vapour-pressure curve reaches one atmosphere, K. */
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
    /** What the Pocket Guide prints, where NIOSH has revised it since. */
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
  /** A guide to act by where no id is known, with its P mark: no transport assignment. */
  readonly actAs?: { readonly guide: string; readonly why: string };
  /** Why no id is known: `not regulated`, `forbidden in transport`, `not transported`, `only as n.o.s.`, `unknown`. */
  readonly noId?: string;
  readonly routes?: readonly string[];
  readonly targetOrgans?: readonly string[];
  readonly symptoms?: readonly string[];
  readonly incompatibilities?: readonly string[];
  readonly ppe?: Readonly<Record<string, string>>;
  readonly firstAid?: Readonly<Record<string, string>>;
  readonly respirators?: readonly { readonly label: string; readonly types: readonly string[] }[];
}

import type { ExplosionDistances } from "../../packages/hazmat-core/src/guidance/explosions/explosion-distances.ts";

/** Shapes of the files in `input/`, limited to the fields that the build reads. */
export interface InputFigure<T = number> {
  readonly v: T;
  readonly src: string;
}

interface InputLevel {
  readonly v: number;
  readonly unit?: string;
}

interface InputLevels {
  readonly "1": InputLevel | null;
  readonly "2": InputLevel | null;
  readonly "3": InputLevel | null;
  readonly src: string;
}

interface InputFit {
  readonly TminK?: number | null;
  readonly TmaxK?: number | null;
  /** Temperature at which the curve reaches one atmosphere, K. */
  readonly tbK?: number;
  readonly p298Pa?: number;
  readonly src: string;
}

interface InputLimits {
  readonly text: string;
  readonly limits: readonly {
    readonly type: "TWA" | "STEL" | "ceiling";
    readonly ppm?: number;
    readonly mgm3?: number;
    readonly durationMin?: number;
  }[];
  readonly none?: boolean;
  readonly src: string;
}

export interface InputUnLink {
  readonly un: string;
  readonly src: "niosh" | "name-match" | "hand" | "by-name" | "by-class" | "by-knowledge" | "low";
  readonly note?: string;
  readonly guide?: string | null;
  /** The form transported under this id; absent if every form is. */
  readonly when?: string;
  /** For an entry that names a group: solid or liquid. */
  readonly state?: "solid" | "liquid";
  /** The row of Table 1 for this id belongs to another substance. */
  readonly isOwnRow?: false;
}

/** A guide to use if no id is known. Not a transport assignment. */
export interface InputActAs {
  readonly guide: string;
  readonly why: string;
}

interface InputTie {
  readonly un: string;
  /** `always`, `n.o.s.`, or the form. */
  readonly when: string;
  readonly state?: "solid" | "liquid";
  readonly table1?: string;
}

/** Ids for a substance without its own. */
export interface InputRecordLink {
  readonly cas: string;
  readonly links: readonly InputTie[];
  readonly basis: string;
  readonly confidence: "high" | "medium" | "low";
  /** Reason why there is no id. */
  readonly none?: string;
  readonly actAs?: InputActAs;
}

export interface InputLinkCorrection {
  readonly cas: string;
  readonly drop: readonly string[];
  readonly links: readonly InputTie[];
  readonly why: string;
  readonly confidence: "high" | "medium" | "low";
}

/** A guide for an id that has none in the tables. */
export interface InputIdGuide {
  readonly id: string;
  readonly name?: string;
  readonly guide: string;
  readonly why?: string;
  readonly confidence: "high" | "medium" | "low";
}

export interface InputLinks {
  readonly naGuides: readonly InputIdGuide[];
  readonly otherGuides: readonly InputIdGuide[];
  readonly corrections: readonly InputLinkCorrection[];
  readonly entries: readonly InputRecordLink[];
}

/** A chemical agent with the distances of its rows in Table 1, which apply to use as a weapon. */
export interface InputAgent {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly codes: readonly string[];
  readonly say: readonly string[];
  readonly cas: readonly string[];
  readonly travelsAs: readonly { readonly un: string; readonly when: string }[];
  readonly ergRows: readonly string[];
  readonly guide: string;
  readonly small: InputSpill;
  readonly large: InputSpill;
  readonly fireIsolateM: number;
  readonly confidence: "high" | "medium" | "low";
  readonly note?: string;
}

export interface InputSubstance {
  readonly cas: string;
  readonly name: string;
  readonly synonyms?: readonly string[];
  readonly npg?: string;
  readonly cid?: number;
  readonly smiles?: string;
  readonly formula?: InputFigure<string>;
  readonly mw?: InputFigure;
  readonly bpC?: InputFigure;
  readonly tbK?: InputFigure;
  readonly mpC?: InputFigure;
  readonly flashC?: InputFigure;
  readonly autoignC?: InputFigure;
  readonly lelVolPct?: InputFigure;
  readonly uelVolPct?: InputFigure;
  readonly ipEv?: InputFigure;
  readonly spGr?: InputFigure;
  readonly relGasDensity?: InputFigure;
  readonly solubility?: InputFigure<string>;
  readonly combustClass?: InputFigure<string>;
  readonly mgm3PerPpm?: InputFigure;
  readonly rhoLiqKgM3?: InputFigure & { readonly tempC?: number };
  readonly hvap298Jmol?: InputFigure;
  readonly hvapTbJmol?: InputFigure;
  readonly cpGas298JmolK?: InputFigure;
  readonly cpLiq298JmolK?: InputFigure;
  readonly iarc?: InputFigure<string>;
  readonly ntp?: InputFigure<string>;
  readonly tcK?: InputFigure;
  readonly pcPa?: InputFigure;
  readonly omega?: InputFigure;
  readonly vp?: {
    readonly kPa?: number;
    readonly mmHg?: number;
    readonly rangeMmHg?: readonly [number, number];
    readonly tempC: number;
    readonly qualifier?: string | null;
  };
  readonly idlh?: {
    readonly text?: string;
    readonly ppm?: number;
    readonly mgm3?: number;
    readonly basis?: string;
    /** The value printed in the Pocket Guide, if NIOSH has revised it. */
    readonly superseded?: string;
    readonly src: string;
  };
  readonly rel?: InputLimits;
  readonly pel?: InputLimits;
  readonly ontarioOEL?: InputFigure<Readonly<Record<string, number | boolean>>>;
  readonly aegl60?: InputLevels;
  readonly pac?: InputLevels;
  readonly erpg?: InputLevels;
  readonly aegl?: {
    readonly unit: "ppm" | "mg/m3";
    readonly durations: readonly string[];
    readonly aegl1: readonly (number | null)[];
    readonly aegl2: readonly (number | null)[];
    readonly aegl3: readonly (number | null)[];
    readonly status: string;
  };
  readonly ghs?: {
    readonly index?: string;
    readonly classes: readonly string[];
    readonly hCodes: readonly string[];
    readonly pictograms?: readonly string[];
    readonly src: string;
  };
  readonly nfpa?: { readonly h: number; readonly f: number; readonly r: number; readonly special: string | null };
  readonly un?: readonly InputUnLink[];
  readonly actAs?: InputActAs;
  /** Reason why there is no UN/NA number. */
  readonly noId?: string;
  readonly routes?: readonly string[];
  readonly targetOrgans?: readonly string[];
  readonly symptoms?: readonly string[];
  readonly incompatibilities?: readonly string[];
  readonly ppe?: Readonly<Record<string, string>>;
  readonly firstAid?: Readonly<Record<string, string>>;
  readonly respirators?: readonly {
    readonly label: string;
    readonly upTo?: number;
    readonly unit?: string;
    readonly types: readonly string[];
  }[];
  readonly antoine?: InputFit & {
    readonly log: "e" | "10";
    readonly A: number;
    readonly B: number;
    readonly C: number;
  };
  readonly psatDIPPR101?: InputFit & { readonly C: readonly number[] };
  readonly rhoLiqDIPPR105?: InputFit & { readonly v: readonly number[] };
  readonly hvapDIPPR106?: InputFit & { readonly v: readonly number[]; readonly tcK: number };
  readonly cpLiqDIPPR100?: InputFit & { readonly v: readonly number[] };
  readonly cpGasPoly?: InputFit & { readonly v: readonly number[] };
}

export interface InputUn {
  readonly id: string;
  /** Only an earlier edition of the ERG lists the id. */
  readonly isWithdrawn?: true;
  readonly names?: readonly string[];
  readonly ergNames?: readonly string[] | undefined;
  readonly guides?: readonly string[];
  readonly guideDerived?: string;
  readonly hazardClasses?: readonly string[];
  readonly subsidiary?: readonly string[];
  readonly packingGroups?: readonly string[];
  readonly labels?: readonly string[];
  readonly fireIsolationM?: number | undefined;
  readonly guideIsolationM?: number;
  readonly inhalationHazard?: boolean;
  readonly tih?: boolean;
  readonly pihZones?: readonly string[];
  readonly table1?: boolean | undefined;
  readonly polymerizes?: boolean | undefined;
  readonly waterReactiveGases?: readonly string[] | undefined;
}

export interface InputSpill {
  readonly isolateM: number;
  readonly dayM: number;
  readonly nightM: number;
}

interface InputWind {
  readonly low: number;
  readonly moderate: number;
  readonly high: number;
}

export interface InputDistances {
  readonly un: string | null;
  readonly name: string;
  readonly guide: string;
  readonly small: InputSpill;
  readonly large?: InputSpill;
  readonly table3?: readonly {
    readonly container: string;
    readonly isolateM: number;
    readonly day: InputWind;
    readonly night: InputWind;
  }[];
  readonly fireIsolateM: number;
  /** The row may not be in the book. */
  readonly unverified?: boolean;
}

/** The distances printed on a guide page, m. A page that is blank in the edition has no distances and is `unused`. */
export interface InputGuide {
  readonly guide: string;
  readonly title?: string;
  /** The page was not read: the distances come from the numbers of the guide. Absent values are not on file. */
  readonly isUnread?: boolean;
  /** The distances that were entered from memory. */
  readonly unverified?: readonly string[];
  readonly unused?: boolean;
  /** The larger value if the page prints one for liquids and one for solids. */
  readonly isolationM?: number;
  readonly isolationSolidM?: number;
  readonly largeSpillM?: number | null;
  /** Advice of a page without a large-spill distance: Table 1, or more distance downwind. */
  readonly spillRule?: string | null;
  readonly fireM?: number | null;
  /** Guide 140: fire in a cargo of ammonium nitrate. */
  readonly fireAmmoniumNitrateM?: number;
}

/** One number of the yellow pages of the ERG: four digits without `UN` or `NA`. */
export interface InputErgId {
  readonly un: string;
  readonly ergNames: readonly string[];
  readonly guides: readonly string[];
  readonly table1?: boolean;
  readonly polymerizes?: boolean;
  readonly waterReactiveGases?: readonly string[];
}

/** Distances of a category of chemical warfare agents, m. The edition prints one row without day and night. */
export interface InputAgentCategory {
  readonly category: string;
  readonly guide: string;
  readonly isolateM: number;
  readonly smallReleaseM: number;
  readonly largeReleaseM: number;
}

/** One edition of the ERG: ids, distances of the tables, guide pages and categories of agents. */
export interface InputErg {
  readonly un: { readonly entries: readonly InputErgId[] };
  readonly distances: { readonly entries: readonly InputDistances[] };
  readonly guides: { readonly entries: readonly InputGuide[] };
  readonly warfareAgentsByCategory: { readonly entries: readonly InputAgentCategory[] };
  readonly blevePropane: { readonly entries: ExplosionDistances["tanks"] };
  readonly iedStandOff: {
    readonly explosives: ExplosionDistances["devices"];
    readonly lpgWithExplosives: ExplosionDistances["lpg"];
  };
}

/**
 * One possible meaning of an everyday name. Without `un`, the substance is not regulated or has no entry; the note
 * states which.
 */
export interface InputMeaning {
  readonly un?: string;
  readonly cas?: string;
  /** Omitted if there is only one meaning: its record identifies it. */
  readonly name?: string;
  readonly note?: string;
}

/** An everyday name in its spellings. Its meanings: the most likely or the most dangerous first. */
export interface InputEveryday {
  readonly say: string | readonly string[];
  readonly lang: "en" | "fr" | "es";
  readonly group: string;
  readonly means: readonly InputMeaning[];
  readonly ask?: string;
  readonly confidence: "high" | "medium" | "low";
  /** Reason why it replaces the vendored name with the same text. */
  readonly replaces?: string;
}

/** The unit of the PAC values of a substance, with the figures that the unit applies to. */
export interface InputPacUnit {
  readonly cas: string;
  readonly unit: "ppm" | "mg/m3";
  readonly pac: readonly [pac1: number, pac2: number, pac3: number];
}

/** An IDLH that NIOSH revised after the Pocket Guide. */
export interface InputIdlhRevision {
  readonly cas: string;
  readonly name: string;
  readonly idlhPpm: number;
  readonly mgM3?: number;
  readonly year: number;
  readonly source: string;
  /** Only `high` is used. */
  readonly certainty: "high" | "medium" | "low";
}

export interface Input {
  readonly core: readonly InputSubstance[];
  readonly extended: readonly InputSubstance[];
  readonly un: readonly InputUn[];
  readonly distances: readonly InputDistances[];
  readonly guides: readonly InputGuide[];
  readonly everyday: readonly InputEveryday[];
  /** Names written for Placard. */
  readonly ownEveryday: readonly InputEveryday[];
  readonly links: InputLinks;
  readonly agents: readonly InputAgent[];
  readonly agentCategories: readonly InputAgentCategory[];
  readonly blevePropane: InputErg["blevePropane"];
  readonly iedStandOff: InputErg["iedStandOff"];
  readonly pacUnits: readonly InputPacUnit[];
  readonly idlhRevisions: readonly InputIdlhRevision[];
}

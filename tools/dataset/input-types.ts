/** The shape of the files in `input/`, as far as the build reads them. */
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
  /** Where the curve reaches one atmosphere, K. */
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
  readonly src: "niosh" | "name-match" | "hand";
  readonly note?: string;
  readonly guide?: string | null;
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
  readonly routes?: readonly string[];
  readonly targetOrgans?: readonly string[];
  readonly symptoms?: readonly string[];
  readonly incompatibilities?: readonly string[];
  readonly ppe?: Readonly<Record<string, string>>;
  readonly firstAid?: Readonly<Record<string, string>>;
  readonly respirators?: readonly { readonly label: string; readonly types: readonly string[] }[];
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
  readonly names?: readonly string[];
  readonly ergNames?: readonly string[];
  readonly guides?: readonly string[];
  readonly guideDerived?: string;
  readonly hazardClasses?: readonly string[];
  readonly subsidiary?: readonly string[];
  readonly packingGroups?: readonly string[];
  readonly labels?: readonly string[];
  readonly fireIsolationM?: number;
  readonly inhalationHazard?: boolean;
  readonly tih?: boolean;
  readonly pihZones?: readonly string[];
  readonly table1?: boolean;
  readonly polymerizes?: boolean;
  readonly waterReactiveGases?: readonly string[];
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
}

export interface InputGuide {
  readonly guide: string;
  readonly isolationM: { readonly v: number | null; readonly src: "erg" | "memory" };
  readonly largeSpillM: { readonly v: number | null; readonly src: "erg" | "memory" };
  readonly fireM: { readonly v: number | null; readonly src: "erg" | "memory" };
}

/** One thing that an everyday name may mean. Without `un` no rule lists it, or it has no entry; the note says which. */
export interface InputMeaning {
  readonly un?: string;
  readonly cas?: string;
  readonly name: string;
  readonly note?: string;
}

/** A name as people say it. Its meanings: the most likely or the most dangerous first. */
export interface InputEveryday {
  readonly say: string;
  readonly lang: "en" | "fr" | "es";
  readonly group: string;
  readonly means: readonly InputMeaning[];
  readonly ask?: string;
  readonly confidence: "high" | "medium" | "low";
}

export interface Input {
  readonly core: readonly InputSubstance[];
  readonly extended: readonly InputSubstance[];
  readonly un: readonly InputUn[];
  readonly distances: readonly InputDistances[];
  readonly guides: readonly InputGuide[];
  readonly everyday: readonly InputEveryday[];
}

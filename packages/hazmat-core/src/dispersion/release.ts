import type { Area, Path } from "../geo/antimeridian.ts";
import type { Assumption, Basis } from "../provenance/figure.ts";
import type { Refusal, Result } from "../identity/result.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { LimitId } from "../record/limit-ids.ts";
import type { Metres } from "../units/length.ts";

/** Pasquill stability class, most unstable first. */
export type StabilityClass = "A" | "B" | "C" | "D" | "E" | "F";

/** A substance as the models need it. Temperatures in °C, molar mass in g/mol, pressures in Pa, heats in J/mol. */
export interface ReleaseSubstance {
  readonly name: string;
  readonly molarMass: number;
  readonly boilingPointC?: number;
  readonly vapourPressurePa?: number;
  readonly vapourPressureAtC?: number;
  readonly liquidDensityKgPerM3?: number;
  readonly heatOfVaporisationJPerMol?: number;
  readonly gasHeatCapacityJPerMolK?: number;
  readonly liquidHeatCapacityJPerMolK?: number;
  /** Above it a gas cannot be liquid: it is then kept compressed, and escapes at the air's temperature. */
  readonly criticalTemperatureC?: number;
  readonly isNoncombustible?: boolean;
  /** Above it a solid melts. */
  readonly meltingPointC?: number;
  /** True for a salt: it has no vapour of its own. */
  readonly isSalt?: boolean;
  /** A vapour whose molecules cluster, so that its molar mass says too little of its weight. */
  readonly association?: "hydrogen-fluoride";
}

/** A limit to draw a zone for. `ppm` null: the substance has none on file; the zone is then listed as not drawn. */
export interface ReleaseThreshold {
  readonly id: LimitId | (string & {});
  readonly ppm: number | null;
  /** The figure as its source prints it, where that is in mg/m³; `ppm` is then converted from it. */
  readonly publishedMgPerM3?: number;
  readonly label?: string;
  /** Why there is no figure, for a `ppm` of null: "no AEGL-1 on file". */
  readonly reason?: string;
  readonly source?: SourceRef;
}

/** What is asked of the models: the substance by its CAS number or written out, the release, the weather and the place. */
export interface ReleaseInput {
  readonly substance: { readonly cas: string } | ReleaseSubstance;
  readonly release: {
    /** kg/s into the air, greater than 0. */
    readonly rateKgPerS: number;
    /** m above ground, 0 or more. */
    readonly heightM: number;
    /** minutes, 60 unless given. */
    readonly durationMin?: number;
    readonly state: "solid" | "liquid" | "gas";
    /** of the matter as it leaves, °C; without it a gas takes the air's temperature, or its boiling point when lower. */
    readonly temperatureC?: number;
    /**
     * Speed of a jet once it has the air's pressure, m/s. Without it a liquefied gas has the speed that its vapour pressure
     * gives it, and any other release no jet; 0 for no jet at all.
     */
    readonly jetSpeedMps?: number;
  };
  readonly weather: {
    /** at 10 m. */
    readonly windSpeedMps: number;
    /** where the wind comes from, degrees clockwise from north. */
    readonly windFromDeg: number;
    readonly temperatureC: number;
    /** 1013.25 unless given. */
    readonly pressureMb?: number;
    /** Its water condenses in a cold cloud and warms it. Dry unless given. */
    readonly humidityPercent?: number;
    readonly stability?: StabilityClass;
    /** 0 to 10; with the sun's altitude it gives the class when none is entered. */
    readonly cloudTenths?: number;
    readonly sunAltitudeDeg?: number;
    readonly inversionM?: number;
  };
  readonly site: {
    readonly lon: number;
    readonly lat: number;
    /** Roughness length of the ground in m, or by a word: "open" is 0.03 m, "urban" 1 m. Open unless given. */
    readonly roughnessM?: Metres | "open" | "urban";
    /** Temperature of the ground under the cloud, °C: it warms a cold cloud. Its heat is left out unless given. */
    readonly groundTemperatureC?: number;
  };
  /** The substance's own AEGL-1/2/3 (60 min), IDLH and LEL share unless given. */
  readonly thresholds?: readonly ReleaseThreshold[];
  /** Share of the LEL for the `lel` zone, percent; 10 unless given. */
  readonly lelPercent?: number;
}

/** A release whose substance is written out: what the pure model needs. Thresholds are taken as they stand. */
export interface ResolvedReleaseInput extends Omit<ReleaseInput, "substance"> {
  readonly substance: ReleaseSubstance;
}

/** One zone. Distances in m from the source along the wind; `polygon` closed, counter-clockwise, [lon, lat], cut at the antimeridian. */
export interface ReleaseZone {
  readonly id: ReleaseThreshold["id"];
  readonly label: string;
  readonly ppm: number;
  /** The limit as its source prints it, where that is in mg/m³; `null` where it is printed in ppm. */
  readonly publishedMgPerM3: number | null;
  readonly reached: boolean;
  /** `circle`: the gas spreads to all sides; `farM` is the radius about the source and the wind's direction means nothing. */
  readonly shape: "plume" | "circle";
  readonly nearM: Metres;
  readonly farM: Metres;
  /** True where the zone was cut at 10 km: the table says "more than 10 km". */
  readonly isCut: boolean;
  readonly maxWidthM: Metres;
  readonly areaM2: number;
  readonly polygon: Area | null;
  readonly source: SourceRef | null;
}

/** A limit that gives no zone, with the reason a reader sees ("does not burn"). */
export interface ZoneNotDrawn {
  readonly id: ReleaseThreshold["id"];
  readonly label: string;
  readonly reason: string;
}

/** The pool area behind an entered rate. `null` figures: no vapour pressure on file. */
export interface PoolCheck {
  readonly areaM2: number | null;
  readonly diameterM: Metres | null;
  readonly words: string;
}

/** What a reader must know before acting on zones. Stable: programs may switch on it. */
export type ReleaseWarningCode =
  | "not_modelled"
  | "cut_at_10_km"
  | "heavy_gas_on_the_ground"
  | "spreads_upwind"
  | "spreads_to_all_sides"
  | "light_wind"
  | "light_stable_wind"
  | "large_release_by_day"
  | "town"
  | "nearer_than_fitted"
  | "hot_release";

/** One warning: its code and the sentence a reader sees. */
export interface ReleaseWarning {
  readonly code: ReleaseWarningCode;
  readonly text: string;
}

/** What the models answer: zones as polygons, profiles, the model that was chosen, and how far to trust it. */
export interface ModelledRelease {
  readonly model: "gaussian" | "heavy-gas";
  /** Why this model, in one sentence with the Richardson number. */
  readonly why: string;
  readonly stability: StabilityClass;
  readonly zones: readonly ReleaseZone[];
  readonly notDrawn: readonly ZoneNotDrawn[];
  /** Half angle, degrees, within which the plume may swing. */
  readonly swingDeg: number;
  /** The two lines between which the plume may swing, as long as the farthest zone; none when only circles are drawn. */
  readonly swingLines: readonly Path[];
  /** Where the wind carries the plume, degrees clockwise from north. */
  readonly axisDeg: number;
  /** Critical Richardson number of the cloud at its source: from 1 on it flows by its weight, below 0.1 it is passive. */
  readonly richardson: number;
  /** For vapour from a liquid: the pool that could give this rate in this weather, as a check of the rate. */
  readonly pool: PoolCheck | null;
  readonly confidence: {
    /** Britter-McQuaid distances per zone where they apply, m. */
    readonly band: readonly { readonly id: string; readonly lowM: Metres; readonly highM: Metres }[];
    readonly words: string;
  };
  /** Concentration in ppm across the wind at x metres, 0 or more: pairs of [y, ppm], symmetric about 0. */
  readonly crosswind: (xM: Metres) => readonly (readonly [yM: Metres, ppm: number])[];
  /** Ground-level concentration in ppm on the centreline: pairs of [x, ppm]. */
  readonly centreline: () => readonly (readonly [xM: Metres, ppm: number])[];
  readonly basis: Basis;
  readonly assumptions: readonly Assumption[];
  /** The sentences of `codedWarnings`. */
  readonly warnings: readonly string[];
  readonly codedWarnings: readonly ReleaseWarning[];
}

/** Why nothing was modelled. Stable: programs may switch on it. */
export type ReleaseRefusalCode =
  | "substance_unknown"
  | "substance_incomplete"
  | "solid_not_modelled"
  | "wind_too_low"
  | "rate_not_positive"
  | "height_negative"
  | "outside_domain"
  | "stability_required"
  | "heavy_gas_not_modelled"
  | "no_thresholds";

/** The models refuse rather than guess. `fields` names the inputs to change. */
export interface ReleaseRefusal extends Refusal<ReleaseRefusalCode> {
  readonly fields: readonly string[];
}

/** A modelled release as plain data: it can be posted between threads and stored. */
export interface ReleaseData extends Omit<ModelledRelease, "crosswind" | "centreline"> {
  /** Ground-level ppm on the centreline: pairs of [x, ppm]. */
  readonly centrelinePoints: readonly (readonly [xM: Metres, ppm: number])[];
}

/** The modelled release, or the refusal with the inputs to change. */
export type ReleaseAnswer = Result<ModelledRelease, ReleaseRefusal>;

import type { Area, Path } from "../geo/antimeridian.ts";
import type { Assumption, Basis } from "../provenance/figure.ts";
import type { Refusal, Result } from "../identity/result.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { LimitId } from "../record/limit-ids.ts";
import type { Metres } from "../units/length.ts";

/** Pasquill stability class, most unstable first. */
export type StabilityClass = "A" | "B" | "C" | "D" | "E" | "F";

/**
 * Properties of a substance for the models. Temperatures in °C, molar mass in g/mol, pressures in Pa, heats in J/mol.
 */
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
  /**
   * Critical temperature. Above it the gas cannot be a liquid: it is stored compressed and escapes at air temperature.
   */
  readonly criticalTemperatureC?: number;
  readonly isNoncombustible?: boolean;
  /** Melting point. */
  readonly meltingPointC?: number;
  /** True for a salt, which has no vapour pressure. */
  readonly isSalt?: boolean;
  /**
   * True if a source gives its vapour pressure as none or below 100 Pa. Used if no melting or boiling point is known.
   */
  readonly isInvolatile?: boolean;
  /** Set if the molecules of the vapour associate, so that it is denser than its molar mass suggests. */
  readonly association?: "hydrogen-fluoride";
}

/** A limit for which a zone is drawn. `ppm` is `null` if no figure is on file: the zone is then listed as not drawn. */
export interface ReleaseThreshold {
  readonly id: LimitId | (string & {});
  readonly ppm: number | null;
  /** The published figure if its source gives mg/m³; `ppm` is then converted from it. */
  readonly publishedMgPerM3?: number;
  readonly label?: string;
  /** Reason for a `ppm` of `null`: "no AEGL-1 on file". */
  readonly reason?: string;
  readonly source?: SourceRef;
}

/** Input of the models: the substance by CAS number or by its properties, the release, the weather and the position. */
export interface ReleaseInput {
  readonly substance: { readonly cas: string } | ReleaseSubstance;
  readonly release: {
    /** Emission rate into the air, kg/s, greater than 0. */
    readonly rateKgPerS: number;
    /** Height above ground, m, 0 or more. */
    readonly heightM: number;
    /** Minutes; default 60. */
    readonly durationMin?: number;
    readonly state: "solid" | "liquid" | "gas";
    /**
     * Temperature of the released matter, °C; default for a gas: the air temperature, or its boiling point if lower.
     */
    readonly temperatureC?: number;
    /**
     * Speed of a jet after expansion to air pressure, m/s. Default for a liquefied gas: the speed from its vapour
     * pressure; for other releases: no jet. 0 means no jet.
     */
    readonly jetSpeedMps?: number;
  };
  readonly weather: {
    /** At 10 m. */
    readonly windSpeedMps: number;
    /** Direction from which the wind blows, degrees clockwise from north. */
    readonly windFromDeg: number;
    readonly temperatureC: number;
    /** Default 1013.25. */
    readonly pressureMb?: number;
    /** Its water condenses in a cold cloud and warms it. Default: dry air. */
    readonly humidityPercent?: number;
    readonly stability?: StabilityClass;
    /** 0 to 10; with the sun's altitude it gives the stability class if none is entered. */
    readonly cloudTenths?: number;
    readonly sunAltitudeDeg?: number;
    readonly inversionM?: number;
  };
  readonly site: {
    readonly lon: number;
    readonly lat: number;
    /** Roughness length of the ground in m, or as a word: "open" is 0.03 m, "urban" 1 m. Default: open. */
    readonly roughnessM?: Metres | "open" | "urban";
    /** Temperature of the ground under the cloud, °C: it warms a cold cloud. Default: no heat from the ground. */
    readonly groundTemperatureC?: number;
  };
  /** Default: the substance's AEGL-1 to 3 (60 min), IDLH and percentage of the LEL. */
  readonly thresholds?: readonly ReleaseThreshold[];
  /** Percentage of the LEL for the `lel` zone; default 10. */
  readonly lelPercent?: number;
}

/** A release with the properties of its substance, as the pure model needs it. Thresholds are used unchanged. */
export interface ResolvedReleaseInput extends Omit<ReleaseInput, "substance"> {
  readonly substance: ReleaseSubstance;
}

/**
 * One zone. Distances are in metres downwind of the source. `polygon` is closed and counter-clockwise, in [lon, lat],
 * split at the antimeridian.
 */
export interface ReleaseZone {
  readonly id: ReleaseThreshold["id"];
  readonly label: string;
  readonly ppm: number;
  /** The published limit if its source gives mg/m³; `null` if it is published in ppm. */
  readonly publishedMgPerM3: number | null;
  readonly reached: boolean;
  /**
   * `circle`: the gas spreads in all directions; `farM` is the radius around the source, and the wind direction has no
   * effect.
   */
  readonly shape: "plume" | "circle";
  readonly nearM: Metres;
  readonly farM: Metres;
  /** True if the zone was cut off at 10 km: tables then show "more than 10 km". */
  readonly isCut: boolean;
  readonly maxWidthM: Metres;
  readonly areaM2: number;
  readonly polygon: Area | null;
  readonly source: SourceRef | null;
}

/** A limit without a zone, with the reason shown to the reader ("does not burn"). */
export interface ZoneNotDrawn {
  readonly id: ReleaseThreshold["id"];
  readonly label: string;
  readonly reason: string;
}

/** The pool area that would give the entered rate. Figures are `null` if no vapour pressure is on file. */
export interface PoolCheck {
  readonly areaM2: number | null;
  readonly diameterM: Metres | null;
  readonly words: string;
}

/** Code of a warning to read before acting on the zones. Stable: programs may rely on it. */
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

/** One warning: its code and the sentence for the reader. */
export interface ReleaseWarning {
  readonly code: ReleaseWarningCode;
  readonly text: string;
}

/** Result of the models: zones as polygons, profiles, the chosen model and warnings about its reliability. */
export interface ModelledRelease {
  readonly model: "gaussian" | "heavy-gas";
  /** Reason for the chosen model, in one sentence with the Richardson number. */
  readonly why: string;
  readonly stability: StabilityClass;
  readonly zones: readonly ReleaseZone[];
  readonly notDrawn: readonly ZoneNotDrawn[];
  /** Half angle in degrees within which the plume direction may vary. */
  readonly swingDeg: number;
  /**
   * The two lines between which the plume direction may vary, as long as the farthest zone; empty if only circles are
   * drawn.
   */
  readonly swingLines: readonly Path[];
  /** Downwind direction, degrees clockwise from north. */
  readonly axisDeg: number;
  /**
   * Critical Richardson number of the cloud at its source: from 1 gravity drives the flow, below 0.1 the cloud is
   * passive.
   */
  readonly richardson: number;
  /** For vapour from a liquid: the pool that would give this rate in this weather, to check the rate. */
  readonly pool: PoolCheck | null;
  readonly confidence: {
    /** Britter-McQuaid distances per zone where they apply, m. */
    readonly band: readonly { readonly id: string; readonly lowM: Metres; readonly highM: Metres }[];
    readonly words: string;
  };
  /** Crosswind concentration in ppm at x metres downwind (0 or more): pairs of [y, ppm], symmetric about 0. */
  readonly crosswind: (xM: Metres) => readonly (readonly [yM: Metres, ppm: number])[];
  /** Ground-level concentration in ppm on the centreline: pairs of [x, ppm]. */
  readonly centreline: () => readonly (readonly [xM: Metres, ppm: number])[];
  readonly basis: Basis;
  readonly assumptions: readonly Assumption[];
  /** The sentences of `codedWarnings`. */
  readonly warnings: readonly string[];
  readonly codedWarnings: readonly ReleaseWarning[];
}

/** Reason why nothing was modelled. Stable: programs may rely on it. */
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

/** Refusal of the models, which do not guess. `fields` names the inputs to change. */
export interface ReleaseRefusal extends Refusal<ReleaseRefusalCode> {
  readonly fields: readonly string[];
}

/** A modelled release as plain data that can be posted between threads and stored. */
export interface ReleaseData extends Omit<ModelledRelease, "crosswind" | "centreline"> {
  /** Ground-level ppm on the centreline: pairs of [x, ppm]. */
  readonly centrelinePoints: readonly (readonly [xM: Metres, ppm: number])[];
}

/** The modelled release, or the refusal with the inputs to change. */
export type ReleaseAnswer = Result<ModelledRelease, ReleaseRefusal>;

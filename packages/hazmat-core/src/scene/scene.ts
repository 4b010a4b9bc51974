import type { ReleaseData, ReleaseRefusalCode, ResolvedReleaseInput } from "../dispersion/release.ts";
import type { Area, Path } from "../geo/antimeridian.ts";
import type { ChemicalRef } from "../identity/chemical-ref.ts";
import type { Refusal } from "../identity/result.ts";
import type { IsolationAnswer } from "../isolation/isolation-answer.ts";
import type { Assumption } from "../provenance/figure.ts";
import type { GuideNumber } from "../record/transport-entry.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { Metres } from "../units/length.ts";
import type { ScenePlace } from "./place/place.ts";
import type { ReleaseSource } from "./source/release-source.ts";
import type { GROUNDS, SPILL_SIZES, TIMES_OF_DAY } from "./scene-choices.ts";
import type { SceneWeather } from "./weather/weather.ts";

/** Entered conditions for the distance tables. Omitted ones are derived or use the worst case. */
export interface ToldConditions {
  readonly spill?: (typeof SPILL_SIZES)[number];
  /** As named in a row of the isolation answer: `Rail tank car`. */
  readonly container?: string;
  readonly time?: (typeof TIMES_OF_DAY)[number];
  /** Which guide of a number with several: `147` of UN3171. */
  readonly guide?: GuideNumber;
  /** m/s, if no weather is given with the scene. */
  readonly windSpeedMps?: number;
}

/** Input of a release calculation, the same for form, API and log. */
export interface Scene {
  /** `null`: the material is not identified. Then only the default distance of its state is given. */
  readonly chemical: ChemicalRef | null;
  readonly state: "solid" | "liquid" | "gas";
  /** Emission rate into the air, or the object it escapes from. `null`: only the isolation is requested. */
  readonly source: ReleaseSource | null;
  /** m above ground, 0 or more. */
  readonly heightM: Metres;
  /** Minutes; default 60, named as assumed. */
  readonly durationMin?: number;
  /** Temperature of the released matter, °C. */
  readonly temperatureC?: number;
  /** Roughness length in m, or as a word: "open" is 0.03 m, "urban" 1 m. Default: open. */
  readonly ground?: Metres | (typeof GROUNDS)[number];
  /** Temperature of the ground, °C: it warms a cold cloud. Default: no heat from the ground. */
  readonly groundTemperatureC?: number;
  readonly weather: SceneWeather | null;
  readonly place: ScenePlace;
  readonly told?: ToldConditions;
  /** Percentage of the LEL for the flammable zone; default 10. */
  readonly lelPercent?: number;
  /** Time of the release, ms since 1970-01-01 UTC: for the sun and the age of the weather. */
  readonly atMs: number;
}

/** The chemical of the answer. */
export interface SceneChemical extends ChemicalRef {
  readonly name: string;
  readonly molarMassGPerMol: number | null;
}

/** The circle to clear immediately. */
export interface IsolationCircle {
  readonly radiusM: Metres;
  readonly polygon: Area;
  readonly sources: readonly SourceRef[];
}

/** Area for protective actions beyond the isolation circle. */
export interface ProtectiveArea {
  /** From the source; 11 000 or more is shown as "11+ km". */
  readonly distanceM: Metres;
  /**
   * `downwind`: a square, as long and as wide as the distance. `circle`: the wind has no direction, so all directions
   * count.
   */
  readonly shape: "downwind" | "circle";
  readonly polygon: Area;
  readonly sources: readonly SourceRef[];
}

/** The modelled plume as plain data, zones in the order of `ZONE_IDS`. */
export interface ScenePlume extends ReleaseData {
  /**
   * From the source downwind to the end of the farthest plume; `null` if none is reached, or there are only circles.
   */
  readonly centreline: Path | null;
}

/** Reason why no plume is drawn. */
export type SceneRefusalCode =
  | ReleaseRefusalCode
  | "no_vapour"
  | "weather_required"
  | "place_needs_confirmation"
  | "source_incomplete";

/** A refusal of the plume, or of the whole scene. `fields` names the inputs to change. */
export interface SceneRefusal extends Refusal<SceneRefusalCode> {
  readonly fields: readonly string[];
}

/** Release values used, after the source was calculated. `null`: not given. */
export interface UsedRelease {
  readonly rateKgPerS: number | null;
  readonly durationMin: number | null;
}

/** The answer to a scene. Isolation, circle and protective action distance are given even if the plume is refused. */
export interface SceneAnswer {
  /** `null`: the material is not identified. */
  readonly chemical: SceneChemical | null;
  readonly isolation: IsolationAnswer;
  /** `null` if the guide gives no distance. */
  readonly circle: IsolationCircle | null;
  /** `null` if the tables give no protective action distance. */
  readonly protective: ProtectiveArea | null;
  readonly release: UsedRelease;
  /** `null`: refused, or not requested. */
  readonly plume: ScenePlume | null;
  readonly refusal: SceneRefusal | null;
  /** The model input, for a crosswind profile; `null` if nothing was modelled. */
  readonly input: ResolvedReleaseInput | null;
  /** All assumed and derived values, of the isolation and of the plume. */
  readonly assumptions: readonly Assumption[];
  readonly warnings: readonly string[];
}

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
  /** As a row of the isolation answer names it: `Rail tank car`. */
  readonly container?: string;
  readonly time?: (typeof TIMES_OF_DAY)[number];
  /** Which guide of a number that has several: `147` of UN3171. */
  readonly guide?: GuideNumber;
  /** m/s, where no weather is given with the scene. */
  readonly windSpeedMps?: number;
}

/** Input of a release calculation, the same for form, API and log. */
export interface Scene {
  /** `null`: no one has identified the material. The default distance of its state is then all there is. */
  readonly chemical: ChemicalRef | null;
  readonly state: "solid" | "liquid" | "gas";
  /** How much gets into the air, or what it escapes from. `null`: only the isolation is asked for. */
  readonly source: ReleaseSource | null;
  /** m above ground, 0 or more. */
  readonly heightM: Metres;
  /** minutes; 60 are assumed, and named as assumed, unless given. */
  readonly durationMin?: number;
  /** of the matter as it leaves, °C. */
  readonly temperatureC?: number;
  /** Roughness length in m, or by a word: "open" is 0.03 m, "urban" 1 m. Open unless given. */
  readonly ground?: Metres | (typeof GROUNDS)[number];
  /** Temperature of the ground, °C: it warms a cold cloud. Its heat is left out unless given. */
  readonly groundTemperatureC?: number;
  readonly weather: SceneWeather | null;
  readonly place: ScenePlace;
  readonly told?: ToldConditions;
  /** Share of the LEL for the flammable zone, percent; 10 unless given. */
  readonly lelPercent?: number;
  /** The moment of the release, ms since 1970-01-01 UTC: for the sun and the age of the weather. */
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
  /** From the source; 11 000 or more reads "11+ km". */
  readonly distanceM: Metres;
  /** `downwind`: a square, as long and as wide as the distance. `circle`: the wind has no direction, so every side counts. */
  readonly shape: "downwind" | "circle";
  readonly polygon: Area;
  readonly sources: readonly SourceRef[];
}

/** The modelled plume as plain data, zones in the order of `ZONE_IDS`. */
export interface ScenePlume extends ReleaseData {
  /** From the source along the wind as far as the farthest plume; `null` when none is reached, or circles alone are. */
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
  /** `null` where the guide gives no distance. */
  readonly circle: IsolationCircle | null;
  /** `null` where the tables give no protective distance. */
  readonly protective: ProtectiveArea | null;
  readonly release: UsedRelease;
  /** `null`: refused, or not asked for. */
  readonly plume: ScenePlume | null;
  readonly refusal: SceneRefusal | null;
  /** What was modelled, for a profile across the wind; `null` where nothing was. */
  readonly input: ResolvedReleaseInput | null;
  /** Everything that was assumed or derived, of the isolation and of the plume. */
  readonly assumptions: readonly Assumption[];
  readonly warnings: readonly string[];
}

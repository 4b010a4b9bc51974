import { MAX_JET_SPEED } from "../dispersion/input/release-limits.ts";
import { SOLID_NOT_MODELLED } from "../dispersion/input/release-refusal.ts";
import type { ReleaseData, ReleaseInput, ReleaseRefusal, ResolvedReleaseInput } from "../dispersion/release.ts";
import { destinationsFrom } from "../geo/destination.ts";
import { downwindDeg } from "../formats/compass.ts";
import { isolationCircle } from "../geo/isolation-circle.ts";
import { positionOf, type Place } from "../geo/lon-lat.ts";
import { sunAltitude } from "../geo/sun-altitude.ts";
import { pathOf, type Path } from "../geo/antimeridian.ts";
import { err, ok, type Result } from "../identity/result.ts";
import type { IsolationAnswer } from "../isolation/isolation-answer.ts";
import type { ChemicalSource } from "../ports/chemical-source.ts";
import type { Assumption } from "../provenance/figure.ts";
import { leadingEntry } from "../isolation/leading-entry.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { nameByNumber } from "../record/name-by-number.ts";
import { withoutVapour } from "./source/no-vapour.ts";
import { isExactEnough } from "./place/place.ts";
import { protectiveArea } from "./protective-area.ts";
import type { ReleaseSource } from "./source/release-source.ts";
import type { SceneAmount } from "./scene-isolation.ts";
import type {
  IsolationCircle,
  ProtectiveArea,
  Scene,
  SceneAnswer,
  SceneChemical,
  ScenePlume,
  SceneRefusal,
} from "./scene.ts";
import { isCalm, weatherAge, weatherRequired } from "./weather/weather.ts";
import { inZoneOrder } from "./zone-ids.ts";
import { uniqueSources } from "../provenance/unique-sources.ts";

/** Data source and model for a scene, for hosts that provide their own. */
export interface SceneMeans {
  /** Source of records; default: the dataset of this package. */
  readonly source?: Pick<ChemicalSource, "record">;
  /** Runs the dispersion model, such as in a worker; default: on this thread. */
  readonly model?: (input: ResolvedReleaseInput) => Promise<Result<ReleaseData, ReleaseRefusal>>;
}

/** Invalid input that is not a release at all: then there is no answer. */
const NO_RELEASE: ReadonlySet<string> = new Set(["rate_not_positive", "height_negative"]);

/**
 * Answers a scene: isolation and protective action distance from the tables, the plume from the models, and the reason
 * if the models refuse. The only path from input to answer, for screens and servers alike.
 *
 * Isolation, circle and protective action distance never depend on the plume: they are given in calm air, for solids,
 * for groups without a substance, and for every refusal. Pure: time, position and weather come with the scene. The
 * dataset and the models load with the first call.
 *
 * @returns the answer, including a refusal of the plume; an error only for an invalid rate or height
 * @example
 * const answer = await modelScene({
 *   chemical: { key: "cas:7782-50-5", unNumber: null },
 *   state: "gas",
 *   source: { kind: "rate", rateKgPerS: 0.05 },
 *   heightM: 0,
 *   weather: null,
 *   place: { lon: -63.57, lat: 44.65, precision: "point" },
 *   atMs: Date.UTC(2026, 10, 21, 2),
 * });
 * answer.ok && answer.value.refusal?.code; // "weather_required"
 * answer.ok && answer.value.isolation; // includes { isolateM: 100, downwindM: 1500 }
 */
export async function modelScene(scene: Scene, means: SceneMeans = {}): Promise<Result<SceneAnswer, SceneRefusal>> {
  const record = await recordOf(scene, means);
  const worked = await prepareRelease(scene, record);
  if (worked.kind === "refused" && NO_RELEASE.has(worked.refusal.code)) return err(worked.refusal);
  const amount = worked.amount;
  const { sceneIsolation } = await import("./scene-isolation.ts");
  const isolation = sceneIsolation(scene, record, amount);
  const common = {
    chemical: chemicalOf(scene, record),
    isolation,
    circle: circleOf(scene, isolation),
    protective: protectiveOf(scene, isolation),
    release: amount ?? { rateKgPerS: null, durationMin: scene.durationMin ?? null },
  };
  const read = scene.weather?.assumptions ?? [];
  if (worked.kind !== "ready") {
    const refusal = worked.kind === "refused" ? worked.refusal : null;
    const assumptions = [...read, ...worked.assumptions, ...isolation.basis.assumptions];
    return ok({ ...common, plume: null, input: null, refusal, assumptions, warnings: ageWarnings(scene) });
  }
  const modelled = await (means.model ?? modelInThisThread)(worked.input);
  if (!modelled.ok && NO_RELEASE.has(modelled.error.code)) return modelled;
  const data = modelled.ok ? addSources(modelled.value, worked.sources) : null;
  return ok({
    ...common,
    plume: data === null ? null : plumeOf(scene, data),
    input: worked.input,
    refusal: modelled.ok ? null : modelled.error,
    assumptions: [...read, ...(data?.assumptions ?? []), ...worked.assumptions, ...isolation.basis.assumptions],
    warnings: [...ageWarnings(scene), ...(data?.warnings ?? [])],
  });
}

/** The rate of a scene's source, with its assumptions. */
export interface SceneRate {
  /** Emission rate into the air, kg/s. */
  readonly rateKgPerS: number;
  /** Minutes until the vessel is empty, or as given; `null`: not given. */
  readonly durationMin: number | null;
  readonly assumptions: readonly Assumption[];
}

/**
 * Calculates the rate of a scene's source without modelling: the rate that {@link modelScene} would use. For a form
 * that shows it during input, so the height is not used.
 *
 * @returns the rate, or the refusal of {@link modelScene}, with the inputs to change
 * @example
 * const rate = await rateOfScene({
 *   chemical: { key: "cas:7782-50-5", unNumber: null },
 *   state: "gas",
 *   source: { kind: "cylinder", holeDiameterM: 0.005 },
 *   heightM: 0,
 *   weather: null,
 *   place: { lon: -63.57, lat: 44.65, precision: "point" },
 *   atMs: Date.UTC(2026, 10, 21, 2),
 * });
 * rate.ok ? "" : rate.error.code; // "weather_required"
 */
export async function rateOfScene(
  scene: Scene & { readonly source: ReleaseSource },
  { source }: Pick<SceneMeans, "source"> = {},
): Promise<Result<SceneRate, SceneRefusal>> {
  const grounded = { ...scene, heightM: 0 };
  const worked = await prepareRelease(grounded, await recordOf(grounded, source === undefined ? {} : { source }));
  if (worked.kind === "refused") return err(worked.refusal);
  const { rateKgPerS = Number.NaN, durationMin = null } = worked.amount ?? {};
  return ok({ rateKgPerS, durationMin, assumptions: worked.assumptions });
}

async function modelInThisThread(input: ResolvedReleaseInput): Promise<Result<ReleaseData, ReleaseRefusal>> {
  const [{ modelReleaseOf }, { releaseData }] = await Promise.all([
    import("../dispersion/model-release-of.ts"),
    import("../dispersion/release-data.ts"),
  ]);
  const answer = await modelReleaseOf(input);
  return answer.ok ? ok(releaseData(answer.value)) : answer;
}

async function recordOf({ chemical }: Scene, { source }: SceneMeans): Promise<ChemicalRecord | null> {
  if (chemical === null) return null;
  if (source !== undefined) return source.record(chemical.key);
  const { loadRecord } = await import("../reference/load-record.ts");
  return loadRecord(chemical.key, undefined);
}

function chemicalOf({ chemical }: Scene, record: ChemicalRecord | null): SceneChemical | null {
  if (chemical === null) return null;
  const entry = record === null ? null : leadingEntry(record, chemical.unNumber ?? undefined);
  const name = record === null ? (chemical.unNumber ?? chemical.key) : nameByNumber(record, entry);
  const unNumber = entry?.unNumber ?? chemical.unNumber;
  return { key: chemical.key, unNumber, name, molarMassGPerMol: record?.constants.molarMassGPerMol?.value ?? null };
}

/**
 * A release prepared for the models: ready, refused, or not requested. `amount` is used for the tables in every case.
 */
type PreparedRelease = {
  readonly amount: SceneAmount | null;
  readonly assumptions: readonly Assumption[];
} & (
  | { readonly kind: "ready"; readonly input: ResolvedReleaseInput; readonly sources: ReleaseData["basis"]["sources"] }
  | { readonly kind: "refused"; readonly refusal: SceneRefusal }
  | { readonly kind: "not-asked" }
);

async function prepareRelease(scene: Scene, record: ChemicalRecord | null): Promise<PreparedRelease> {
  const { source } = scene;
  if (source === null) return { kind: "not-asked", amount: null, assumptions: [] };
  const known = source.kind === "rate" ? amountOf(scene, source.rateKgPerS, null) : null;
  const refuse = (refusal: SceneRefusal): PreparedRelease => ({
    kind: "refused",
    amount: known,
    assumptions: [],
    refusal,
  });
  const entered = enteredRefusal(scene);
  if (entered !== null) return refuse(entered);
  const input = releaseInput(scene, record);
  if ("code" in input) return refuse(input);
  const { resolveRelease } = await import("../dispersion/resolve-release.ts");
  const resolved = await resolveRelease(input);
  if (!resolved.ok) return refuse(resolved.error);
  const { rateOfSource } = await import("./source/rate-of-source.ts");
  const rate = rateOfSource(source, resolved.value.input);
  if (!rate.ok) return refuse(rate.error);
  const amount = amountOf(scene, rate.value.rateKgPerS, rate.value.durationMin);
  const release = {
    ...resolved.value.input.release,
    rateKgPerS: rate.value.rateKgPerS,
    ...(rate.value.durationMin !== null && { durationMin: rate.value.durationMin }),
    ...(rate.value.jetSpeedMps !== undefined && { jetSpeedMps: Math.min(rate.value.jetSpeedMps, MAX_JET_SPEED) }),
  };
  return {
    kind: "ready",
    input: { ...resolved.value.input, release },
    sources: resolved.value.sources,
    amount,
    assumptions: rate.value.assumptions,
  };
}

function amountOf({ durationMin }: Scene, rateKgPerS: number, emptyMin: number | null): SceneAmount | null {
  return rateKgPerS > 0 ? { rateKgPerS, durationMin: emptyMin ?? durationMin ?? null } : null;
}

/** Refusal of invalid figures of the release itself. */
function enteredRefusal({ source, heightM }: Scene): SceneRefusal | null {
  if (source?.kind === "rate" && !(source.rateKgPerS > 0)) {
    const message = "Enter an emission rate greater than 0 kg/s.";
    return { code: "rate_not_positive", message, fields: ["release.rateKgPerS"] };
  }
  if (!(heightM >= 0)) {
    return {
      code: "height_negative",
      message: "Enter an emission height of 0 m or more.",
      fields: ["release.heightM"],
    };
  }
  return null;
}

/** The release as input of the models, without its rate, or the reason why it is not possible. */
function releaseInput(scene: Scene, record: ChemicalRecord | null): ReleaseInput | SceneRefusal {
  const { weather, place, state, heightM, durationMin, temperatureC, ground, lelPercent, atMs } = scene;
  const { groundTemperatureC } = scene;
  if (state === "solid") return SOLID_NOT_MODELLED;
  if (record?.casNumber === undefined || record.casNumber === null) return noSubstance(scene, record);
  if (!isExactEnough(place.precision)) {
    const message = "Location is not precise enough for a plume. Confirm it or enter coordinates.";
    return { code: "place_needs_confirmation", message, fields: ["place"] };
  }
  if (weather === null) return weatherRequired();
  const { lon, lat } = place;
  return {
    substance: { cas: record.casNumber },
    release: {
      rateKgPerS: Number.NaN, // of the source, once the substance is known
      heightM,
      state,
      ...(durationMin !== undefined && { durationMin }),
      ...(temperatureC !== undefined && { temperatureC }),
    },
    weather: {
      windSpeedMps: weather.windSpeedMps,
      windFromDeg: weather.windFromDeg ?? Number.NaN, // calm: refused before it is used
      temperatureC: weather.temperatureC,
      sunAltitudeDeg: sunAltitude({ lon, lat }, atMs),
      ...(weather.pressureMb !== null && { pressureMb: weather.pressureMb }),
      ...(weather.humidityPercent !== null && { humidityPercent: weather.humidityPercent }),
      ...(weather.cloudTenths !== null && { cloudTenths: weather.cloudTenths }),
      ...(weather.stability !== null && { stability: weather.stability }),
    },
    site: {
      lon,
      lat,
      ...(ground !== undefined && { roughnessM: ground }),
      ...(groundTemperatureC !== undefined && { groundTemperatureC }),
    },
    ...(lelPercent !== undefined && { lelPercent }),
  };
}

function noSubstance({ chemical }: Scene, record: ChemicalRecord | null): SceneRefusal {
  const entry = record === null ? null : leadingEntry(record, chemical?.unNumber ?? undefined);
  const article = record === null ? null : withoutVapour(record.name, entry);
  if (article !== null) return article;
  const message =
    record !== null
      ? `“${record.name}” is a group, not a single substance. Choose the substance by name or CAS number.`
      : chemical === null
        ? "Material not identified. Choose the substance by name or CAS number."
        : `${chemical.unNumber ?? chemical.key} is not on file. Choose the substance by name or CAS number.`;
  return { code: "substance_unknown", message, fields: ["substance"] };
}

function circleOf({ place }: Scene, { isolateM, basis }: IsolationAnswer): IsolationCircle | null {
  if (isolateM === null || isolateM <= 0) return null;
  return { radiusM: isolateM, polygon: isolationCircle(place, isolateM), sources: basis.sources };
}

function protectiveOf({ place, weather }: Scene, isolation: IsolationAnswer): ProtectiveArea | null {
  const distanceM = isolation.kind === "distance" ? isolation.downwindM : null;
  if (distanceM === null || distanceM <= 0) return null;
  return protectiveArea(place, distanceM, axisOf(weather), isolation.basis.sources);
}

/** Downwind direction, degrees; `null` if the wind has no direction. */
function axisOf(weather: Scene["weather"]): number | null {
  if (weather === null || weather.windFromDeg === null || isCalm(weather.windSpeedMps)) return null;
  return downwindDeg(weather.windFromDeg);
}

function plumeOf({ place }: Scene, data: ReleaseData): ScenePlume {
  return {
    ...data,
    zones: inZoneOrder(data.zones),
    notDrawn: inZoneOrder(data.notDrawn),
    centreline: centrelineOf(place, data),
  };
}

/**
 * The centreline of the plume on the ground, split at the antimeridian like its zones. A circle has no direction to
 * draw.
 */
function centrelineOf(place: Place, { zones, axisDeg }: ReleaseData): Path | null {
  const farM = Math.max(0, ...zones.map((zone) => (zone.reached && zone.shape === "plume" ? zone.farM : 0)));
  if (farM === 0) return null;
  return pathOf(positionOf(place.lon, place.lat), destinationsFrom(place)(axisDeg, farM));
}

function addSources(data: ReleaseData, more: ReleaseData["basis"]["sources"]): ReleaseData {
  return { ...data, basis: { ...data.basis, sources: uniqueSources([...data.basis.sources, ...more]) } };
}

function ageWarnings({ weather, atMs }: Scene): readonly string[] {
  if (weather === null) return [];
  const { minutes, state } = weatherAge(weather.observedAtMs, atMs);
  return state === "fresh" ? [] : [`The weather is ${minutes} min old. Get a new wind reading.`];
}

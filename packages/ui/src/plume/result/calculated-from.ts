import { PLACE_PRECISIONS, type AddressSuggestion } from "@placard/hazmat-core";
import type { SceneWeather } from "@placard/hazmat-core/scene";
import { EMPTY_PLUME, type PlumeValues } from "../entry/plume-values.ts";
import type { PlumeResult } from "./plume-result.ts";

/** All inputs of a result. Can be stored as JSON; the same inputs give the same zones. */
export interface CalculatedFrom {
  readonly inputs: PlumeValues;
  readonly place: AddressSuggestion;
  readonly used: SceneWeather;
  /** Time, ISO, which determines day or night. */
  readonly at: string;
}

export function calculatedFrom({ inputs, place, used, calculatedAt }: PlumeResult): CalculatedFrom {
  return { inputs, place, used, at: calculatedAt.toISOString() };
}

/**
 * Reads the inputs from a log or another device; `null` if it is something else, or lacks an input that must not be
 * assumed.
 */
export function readCalculatedFrom(value: unknown): CalculatedFrom | null {
  const { inputs, place, used, at } = recordOf(value);
  const read = { inputs: inputsOf(inputs), place: placeOf(place), used: weatherOf(used) };
  if (read.inputs === null || read.place === null || read.used === null) return null;
  if (typeof at !== "string" || Number.isNaN(Date.parse(at))) return null;
  return { inputs: read.inputs, place: read.place, used: read.used, at };
}

/** Fields added to the form since have the value of an empty form. */
function inputsOf(value: unknown): PlumeValues | null {
  const typed = recordOf(value);
  if (typeof typed["chem_ref"] !== "string" || typeof typed["state"] !== "string") return null;
  const fields = Object.entries(EMPTY_PLUME).map(([field, empty]) => {
    const typedText = typed[field];
    return [field, typeof typedText === "string" ? typedText : empty] as const;
  });
  return { ...EMPTY_PLUME, ...Object.fromEntries(fields) };
}

function placeOf(value: unknown): AddressSuggestion | null {
  const { id, place_name, center, precision, source } = recordOf(value);
  const [lon, lat] = Array.isArray(center) ? center : [];
  const known = PLACE_PRECISIONS.find((one) => one === precision);
  if (known === undefined || typeof place_name !== "string" || typeof source !== "string") return null;
  if (!isFigure(lon) || !isFigure(lat) || Math.abs(lon) > 180 || Math.abs(lat) > 90) return null;
  return { id: typeof id === "string" ? id : "logged", place_name, center: [lon, lat], precision: known, source };
}

const KINDS = ["entered", "measured", "model"] as const satisfies readonly SceneWeather["kind"][];
const CLASSES = ["A", "B", "C", "D", "E", "F"] as const;

function weatherOf(value: unknown): SceneWeather | null {
  const read = recordOf(value);
  const { windSpeedMps, windFromDeg, temperatureC, observedAtMs, source, condition } = read;
  const kind = KINDS.find((one) => one === read["kind"]);
  if (!isFigure(windSpeedMps) || windSpeedMps < 0 || !isFigure(temperatureC) || !isFigure(observedAtMs)) return null;
  if (kind === undefined || typeof source !== "string") return null;
  const orNull = (figure: unknown): number | null => (isFigure(figure) ? figure : null);
  return {
    windSpeedMps,
    windFromDeg: orNull(windFromDeg),
    temperatureC,
    humidityPercent: orNull(read["humidityPercent"]),
    cloudTenths: orNull(read["cloudTenths"]),
    pressureMb: orNull(read["pressureMb"]),
    stability: CLASSES.find((one) => one === read["stability"]) ?? null,
    kind,
    source,
    observedAtMs,
    condition: typeof condition === "string" ? condition : null,
    stationDistanceM: orNull(read["stationDistanceM"]),
    ...(isFigure(read["stationBearingDeg"]) && { stationBearingDeg: read["stationBearingDeg"] }),
    ...(isFigure(read["gustMps"]) && { gustMps: read["gustMps"] }),
    ...(isFigure(read["dewPointC"]) && { dewPointC: read["dewPointC"] }),
    ...(isFigure(read["qnhMb"]) && { qnhMb: read["qnhMb"] }),
    ...(Array.isArray(read["assumptions"]) && { assumptions: read["assumptions"].flatMap(assumptionOf) }),
  };
}

function assumptionOf(value: unknown): NonNullable<SceneWeather["assumptions"]> {
  const { name, value: figure, reason } = recordOf(value);
  const isWhole = typeof name === "string" && typeof figure === "string" && typeof reason === "string";
  return isWhole ? [{ name, value: figure, reason }] : [];
}

const isFigure = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

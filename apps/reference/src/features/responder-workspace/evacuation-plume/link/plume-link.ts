import { convertUnit, leadingEntry, meantReference, parseChemicalRef, type ChemicalSource } from "@placard/hazmat-core";
import { firstError, validatePlume } from "@placard/hazmat-core/business";
import { loadChosenTank } from "@placard/hazmat-core/guidance";
import { implausibleFigures, type SceneWeather } from "@placard/hazmat-core/scene";
import { chemicalFields, EMPTY_PLUME, placeFields, type PlumeValues } from "@placard/ui";
import { type CalculatedFrom, readCalculatedFrom } from "@placard/ui/internal";
import { asRecord } from "../../../../lib/device/stored-json.ts";

/** Fields that a link contains as typed. The location is added as a point, the weather as used. */
const LINKED = [
  "source",
  "emission_rate",
  "pool_area_m2",
  "hole_diameter_mm",
  "liquid_above_hole_m",
  "bore_mm",
  "gauge_pressure",
  "gauge_unit",
  "contents_kg",
  "emission_height",
  "state",
  "unit",
  "turnBackLELPercent",
  "duration_min",
  "ground",
  "ground_temperature_c",
  "spill",
  "container",
  "tank",
  "guide",
  "time",
] as const satisfies readonly (keyof PlumeValues)[];

/** Tolerance for the clock of another device, in ms. */
const CLOCK_TOLERANCE_MS = 3_600_000;
/** Maximum length, far above that of any link from this app. */
const MAX_CHARACTERS = 4000;

/** Content of a link. `wrong`: readable, but rejected by the form. */
export interface PlumeFromLink {
  readonly kind: "right" | "wrong";
  readonly from: CalculatedFrom;
}

/**
 * The inputs of a calculation for an address. The link contains no result, which the recipient calculates anew, and no
 * name or address of the location, which may belong to a business, but only a point.
 */
export function writePlumeLink({ inputs, place, used, at }: CalculatedFrom): string {
  const typed = LINKED.filter((field) => inputs[field] !== EMPTY_PLUME[field]).map((field) => [field, inputs[field]]);
  const known = Object.entries(used).filter(([, value]) => value !== null);
  const [lon, lat] = place.center;
  return toBase64Url(
    JSON.stringify({
      substance: inputs.chem_ref,
      typed: Object.fromEntries(typed),
      place: [Number(lon.toFixed(5)), Number(lat.toFixed(5)), place.precision],
      weather: Object.fromEntries(known),
      isEntered: isEntered(inputs, used),
      at,
    }),
  );
}

/**
 * True if the weather was entered. Without a weather provider the form requires entered weather, regardless of the
 * source in the link.
 */
function isEntered({ weather, weather_source }: PlumeValues, { kind, source }: SceneWeather): boolean {
  return weather === "entered" || kind === "entered" || (weather_source !== "" && weather_source === source);
}

/**
 * Content of a link, checked by the rules of form and weather; `null` if unreadable.
 *
 * @param nowMs - current time: the calculation and the weather must not be later
 */
export async function readPlumeLink(
  text: string,
  source: Pick<ChemicalSource, "meant" | "record">,
  nowMs: number,
): Promise<PlumeFromLink | null> {
  const parsed = text.length > MAX_CHARACTERS ? null : asRecord(fromBase64Url(text));
  const ref = parseChemicalRef(String(parsed?.["substance"]));
  const chemical = parsed === null || !ref.ok ? null : await meantReference(source, ref.value);
  const record = chemical === null ? null : await source.record(chemical.key);
  if (parsed === null || chemical === null || record === null) return null;
  const [lon, lat, precision] = Array.isArray(parsed["place"]) ? parsed["place"] : [];
  const place = { id: "link", place_name: `${lat}, ${lon}`, center: [lon, lat], precision, source: "link" };
  const typed = asRecord(parsed["typed"]) ?? {};
  if (!isMoment(asRecord(parsed["weather"])?.["observedAtMs"])) return null;
  const from = readCalculatedFrom({
    inputs: {
      ...Object.fromEntries(LINKED.map((field) => [field, typed[field] ?? EMPTY_PLUME[field]])),
      ...chemicalFields(chemical),
    },
    place,
    used: parsed["weather"],
    at: parsed["at"],
  });
  if (from === null || Date.parse(from.at) - nowMs > CLOCK_TOLERANCE_MS) return null;
  const weather = parsed["isEntered"] === true ? enteredFields(from.used) : {};
  const inputs = { ...from.inputs, ...placeFields(from.place), ...weather };
  const containers = leadingEntry(record, chemical.unNumber ?? undefined)?.containers ?? [];
  const hasContainer = inputs.container === "" || containers.some(({ container }) => container === inputs.container);
  const hasTank = inputs.tank === "" || (await loadChosenTank(source, chemical, inputs.tank)) !== null;
  const isRight = firstError(validatePlume(inputs)) === null && hasContainer && hasTank && isAir(from.used, nowMs);
  return { kind: isRight ? "right" : "wrong", from: { ...from, inputs } };
}

/** True if the weather is plausible and its time is not in the future. */
function isAir(used: SceneWeather, nowMs: number): boolean {
  const figures = {
    temperature_c: used.temperatureC,
    wind_kph: convertUnit("speed", used.windSpeedMps, "m/s", "km/h"),
    wind_from_deg: used.windFromDeg ?? 0, // no direction in calm wind
    humidity_percent: used.humidityPercent,
    cloud_tenths: used.cloudTenths,
    pressure_mb: used.pressureMb,
    condition: used.condition,
    kind: used.kind,
    source: used.source,
    station_distance_m: used.stationDistanceM,
  };
  const observed_at = new Date(used.observedAtMs).toISOString();
  return implausibleFigures({ ...figures, observed_at }, nowMs).length === 0;
}

/** Range of a valid date. */
const isMoment = (ms: unknown): boolean => typeof ms === "number" && !Number.isNaN(new Date(ms).getTime());

/** Form fields of entered weather, with the values used. */
function enteredFields(used: SceneWeather): Partial<PlumeValues> {
  const text = (figure: number | null) => (figure === null ? "" : String(Number(figure.toFixed(3))));
  return {
    weather: "entered",
    wind_speed: text(convertUnit("speed", used.windSpeedMps, "m/s", "km/h")),
    wind_unit: "km/h",
    wind_from: text(used.windFromDeg),
    temperature_c: text(used.temperatureC),
    humidity: text(used.humidityPercent),
    cloud: text(used.cloudTenths),
    stability: used.stability ?? "",
    weather_source: used.kind === "measured" ? used.source : "",
    weather_at:
      Number.isFinite(used.observedAtMs) && Math.abs(used.observedAtMs) < 8.64e15
        ? new Date(used.observedAtMs).toISOString()
        : "",
  };
}

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
}

function fromBase64Url(text: string): unknown {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0)));
  } catch {
    return null;
  }
}

import { formatConversion, formatNumber, formatSafeDistance, formatZoneDistance } from "@placard/hazmat-core";
import { isZoneId, zoneLabel } from "@placard/hazmat-core/scene";
import { formatMoment } from "../../internal/format-moment.ts";
import { ENGLISH, translatedOrEnglish } from "../../messages/language/speech.ts";
import { markPlace } from "../MapMarks/map-mark.ts";
import type { LogEntry } from "./log-entry.ts";
import { listOf, readable, recordOf, textOf, type Data, type LogTexts } from "./log-data.ts";

type Field = keyof LogTexts["fields"];
type Row = readonly [label: string, value: string];

/** Keys that refer to other rows, or repeat in machine form what other rows show. */
const NOT_SHOWN = new Set(["calculated_from", "team", "mark", "photo_id", "key", "lon", "gauge_unit", "sentence"]);

/** Units by the suffix of a key. */
const UNITS: readonly (readonly [ending: string, unit: string])[] = [
  ["_kg_s", "kg/s"],
  ["_g_per_mol", "g/mol"],
  ["_vol_percent", "% by volume"],
  ["_percent", "%"],
  ["_tenths", "/10"],
  ["_kph", "km/h"],
  ["_deg", "°"],
  ["_min", "min"],
  ["_ppm", "ppm"],
  ["_bytes", "bytes"],
  ["_m2", "m²"],
  ["_kg", "kg"],
  ["_mb", "mb"],
  ["_mm", "mm"],
  ["_m", "m"],
  ["_c", "°C"],
];
const CLOSE_UNITS = new Set(["%", "°", "/10"]);

/** Returns everything that was logged with an entry: labels of the catalogue, values with their unit. */
export function entryDetails({ action_data }: LogEntry, texts: LogTexts): readonly Row[] {
  return rowsOf(action_data, texts);
}

function rowsOf(data: Data, texts: LogTexts): readonly Row[] {
  return Object.entries(data).flatMap(([key, value]) => fieldRows(key, value, data, texts));
}

function fieldRows(key: string, value: unknown, data: Data, texts: LogTexts): readonly Row[] {
  if (NOT_SHOWN.has(key)) return [];
  const label = labelOf(key, texts);
  switch (key) {
    case "chemical":
    case "other":
      return [[label, substanceText(value) || texts.none]];
    case "chemicals":
      return [[label, listOf(value).map(substanceText).join("; ") || texts.none]];
    case "lat":
      return typeof value === "number" && typeof data["lon"] === "number"
        ? [[label, markPlace([data["lon"], value])]]
        : [];
    case "zones":
      return listOf(value).map((zone) => zoneRow(zone, data, texts));
    case "items":
      return listOf(value).map(({ role, text, is_done }) => [
        textOf(role),
        texts.about(is_done === true ? texts.itemChecked : texts.itemUnchecked, textOf(text)),
      ]);
    case "checked":
    case "unchecked":
      // The texts of the items contain the same information.
      if (listOf(data["items"]).length > 0) return [];
      break;
    case "changed":
      return [[label, changedParts(value, texts).join(", ") || texts.none]];
    case "gauge_pressure":
      return [[label, [textOf(value), textOf(data["gauge_unit"])].join(" ").trim()]];
    case "radius_m":
    case "protective_m":
      if (typeof value === "number") return [[label, figureOf(texts)(formatSafeDistance(value))]];
      break;
    case "timestamp":
    case "device_time":
    case "observed_at":
      if (!Number.isNaN(Date.parse(textOf(value)))) return [[label, formatMoment(textOf(value))]];
      break;
    case "result":
      if (typeof value === "number") return [[label, String(Number(formatConversion(value)))]];
  }
  const record = recordOf(value);
  if (record === null) return [[label, valueText(key, value, texts)]];
  // A group of known fields needs no heading: each label is clear without it.
  if (key === "weather" || key === "source") return rowsOf(record, texts);
  return rowsOf(record, texts).map(([inner, text]) => [texts.about(label, inner), text]);
}

/** Labels of the plan parts that a save changed. An older log does not name them. */
export function changedParts(changed: unknown, texts: LogTexts): readonly string[] {
  return Array.isArray(changed) ? changed.map(textOf).map((part) => texts.planParts[part] ?? readable(part)) : [];
}

/** Returns the name of a zone, as on the map and in the table. A release may have its own limits. */
export function zoneName(id: string, data: Data, { speech = ENGLISH }: LogTexts): string {
  const lelPercent = Number.parseFloat(textOf(data["turn_back_lel_percent"]));
  return isZoneId(id)
    ? translatedOrEnglish(speech, zoneLabel(id, Number.isNaN(lelPercent) ? undefined : lelPercent))
    : readable(id);
}

/** Formats the reach of a zone, as on the map. */
export function zoneReach({ far_m, is_cut }: Data, { speech = ENGLISH }: LogTexts): string {
  return typeof far_m === "number" ? speech.figure(`${is_cut === true ? ">" : ""}${formatZoneDistance(far_m)}`) : "";
}

function zoneRow(zone: Data, data: Data, texts: LogTexts): Row {
  const { id, reached, ppm, width_m } = zone;
  const figure = figureOf(texts);
  const limit = typeof ppm === "number" ? ` (${figure(`${formatNumber(Number(ppm.toPrecision(4)))} ppm`)})` : "";
  const label = `${zoneName(textOf(id), data, texts)}${limit}`;
  if (reached !== true) return [label, texts.notReached];
  const width = typeof width_m === "number" ? texts.width(figure(formatZoneDistance(width_m))) : "";
  return [label, [zoneReach(zone, texts), width].filter((part) => part !== "").join(", ")];
}

const substanceText = (chemical: unknown): string => {
  const { name, un_number } = recordOf(chemical) ?? {};
  return [textOf(name), textOf(un_number)].filter((part) => part !== "").join(", ");
};

const figureOf = ({ speech = ENGLISH }: LogTexts) => speech.figure;

const isField = (key: string, texts: LogTexts): key is Field => Object.hasOwn(texts.fields, key);
const endingOf = (key: string) => UNITS.find(([ending]) => key.endsWith(ending));

/**
 * Returns the label of a key, or its readable name if the catalogue has none. The unit is left out, because it is shown
 * beside the figure.
 */
function labelOf(key: string, texts: LogTexts): string {
  if (isField(key, texts)) return texts.fields[key];
  return readable(key.slice(0, key.length - (endingOf(key)?.[0].length ?? 0)));
}

function valueText(key: string, value: unknown, texts: LogTexts): string {
  if (value === null || value === undefined || value === "") return texts.none;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (Array.isArray(value)) {
    return value.map((one) => valueText(key, recordOf(one) ?? one, texts)).join("; ") || texts.none;
  }
  const record = recordOf(value);
  if (record !== null) {
    return rowsOf(record, texts)
      .map(([label, text]) => texts.about(label, text))
      .join(", ");
  }
  const text = typeof value === "number" ? figureOf(texts)(figureText(value)) : textOf(value);
  const choice: Readonly<Record<string, string>> = texts.choices;
  if (Object.hasOwn(choice, text)) return choice[text] ?? text;
  const unit = endingOf(key)?.[1];
  return unit === undefined || (typeof value !== "number" && Number.isNaN(Number(text)))
    ? text
    : `${text}${CLOSE_UNITS.has(unit) ? "" : " "}${unit}`;
}

/** Formats a figure without the rounding error of floating-point arithmetic. */
const figureText = (value: number): string => formatNumber(Number(value.toPrecision(6)));

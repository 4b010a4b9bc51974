import { compassPoint, downwindDeg, formatNumber, formatSafeDistance } from "@placard/hazmat-core";
import { ENGLISH } from "../../messages/language/speech.ts";
import { markKind, markPlace } from "../MapMarks/map-mark.ts";
import { listOf, readable, recordOf, textOf, type Data, type LogTexts as Words } from "./log-data.ts";
import { changedParts, zoneName, zoneReach } from "./log-details.ts";
import { BENCHMARKS, isKnownAction, type LogEntry } from "./log-entry.ts";

/** Returns the text of an action, or its readable name if it has none. */
export function actionText({ action_type, action_data }: LogEntry, texts: Words): string {
  const benchmark = BENCHMARKS.find((known) => known === action_data["benchmark"]);
  if (action_type === "benchmark_reached" && benchmark !== undefined) return texts.benchmark[benchmark];
  return isKnownAction(action_type) ? texts.actions[action_type] : readable(action_type);
}

/** Joins the parts of an entry, from general to specific. Empty parts are left out. */
export function partsInLine(parts: readonly string[], texts: Words): string {
  const [first = "", ...more] = parts.filter(isSaid);
  return more.reduce((line, part) => texts.about(line, part), first);
}

/** Summary of an entry in one line; empty if the action is clear without it. */
export function entrySummary({ action_type, action_data: data }: LogEntry, texts: Words): string {
  switch (action_type) {
    case "note_written":
      return textOf(data["text"]);
    case "photo_added":
      return textOf(data["caption"]);
    case "entry_started":
    case "par_taken":
    case "entry_ended":
      return [textOf(data["name"]), ...namesOf(data["people"])].filter(isSaid).join(", ");
    case "mark_placed":
    case "mark_removed":
      return markSummary(data, texts);
    case "incident_opened":
      return textOf(data["title"]);
    case "search_performed":
      return textOf(data["query"]);
    case "chemical_opened":
      return [textOf(data["name"]), textOf(data["un_number"])].filter(isSaid).join(", ");
    case "reactivity_predicted":
      return partsInLine(
        [`${substanceOf(data)} + ${textOf(recordOf(data["other"])?.["name"])}`, textOf(data["verdict"])],
        texts,
      );
    case "detector_read":
      return substanceOf(data);
    case "unknown_observed":
      return substanceOf(data) || texts.guide(textOf(data["guide"]));
    case "business_selected":
      return [textOf(data["name"]), textOf(data["address"])].filter(isSaid).join(", ");
    case "progress_saved":
      return checklistSummary(data, texts);
    case "plan_saved":
      return planSummary(data, texts);
    case "plume_calculated":
      return plumeSummary(data, texts);
    case "evacuation_calculated":
      return [
        substanceOf(data),
        ...distanceLine(data["radius_m"], texts, texts.isolate),
        ...distanceLine(data["protective_m"], texts, texts.protect),
      ]
        .filter(isSaid)
        .join(", ");
    default:
      return "";
  }
}

function markSummary(data: Data, texts: Words): string {
  const { lon, lat } = data;
  const place = typeof lon === "number" && typeof lat === "number" ? markPlace([lon, lat]) : "";
  return [texts.markKinds[markKind(data["kind"])], textOf(data["label"]), place].filter(isSaid).join(", ");
}

/** Maximum number of items named in the summary of a save. Its details list all of them. */
const ITEMS_NAMED = 3;

function checklistSummary(data: Data, texts: Words): string {
  const counts = [...countLine(data["checked"], texts.checked), ...countLine(data["unchecked"], texts.unchecked)].join(
    ", ",
  );
  const items = listOf(data["items"]).map(({ role, text }) => partsInLine([textOf(role), textOf(text)], texts));
  return items.length === 0 || items.length > ITEMS_NAMED ? counts : `${counts}. ${items.join(" ")}`;
}

/** Labels of the changed fields. An older log does not name them. */
function planSummary({ changed, version }: Data, texts: Words): string {
  const parts = changedParts(changed, texts);
  const which = typeof version === "number" ? texts.version(version) : "";
  return [parts.join(", "), which].filter(isSaid).join(". ");
}

function plumeSummary(data: Data, texts: Words): string {
  const { figure } = texts.speech ?? ENGLISH;
  const reached = listOf(data["zones"]).flatMap((zone) => {
    const reach = zone["reached"] === true ? zoneReach(zone, texts) : "";
    return reach === "" ? [] : [texts.reaches(zoneName(textOf(zone["id"]), data, texts), reach)];
  });
  const place = textOf(data["address"]);
  const rate = data["emission_rate_kg_s"];
  return [
    substanceOf(data),
    place === "" ? "" : texts.at(place),
    typeof rate === "number" ? figure(`${formatNumber(Number(rate.toPrecision(3)))} kg/s`) : "",
    ...windParts(recordOf(data["weather"]) ?? {}, texts),
    ...(reached.length === 0 ? [texts.noPlume] : reached),
  ]
    .filter(isSaid)
    .join(", ");
}

/** Wind used for the calculation of a plume, and the direction in which it carries the plume. */
function windParts({ wind_kph, wind_from_deg }: Data, texts: Words): readonly string[] {
  if (typeof wind_kph !== "number") return [];
  const { figure } = texts.speech ?? ENGLISH;
  const speed = figure(`${formatNumber(Math.round(wind_kph * 10) / 10)} km/h`);
  if (typeof wind_from_deg !== "number") return [texts.windSpeed(speed)];
  const degrees = String(Math.round(wind_from_deg));
  return [
    texts.wind(compassPoint(wind_from_deg), degrees, speed),
    texts.downwind(compassPoint(downwindDeg(wind_from_deg))),
  ];
}

const namesOf = (people: unknown): readonly string[] => (Array.isArray(people) ? people.map(textOf) : []);

const substanceOf = (data: Data): string => textOf(recordOf(data["chemical"])?.["name"]);

function countLine(items: unknown, texts: (count: number) => string): readonly string[] {
  return Array.isArray(items) && items.length > 0 ? [texts(items.length)] : [];
}

function distanceLine(
  metres: unknown,
  { speech = ENGLISH }: Words,
  line: (distance: string) => string,
): readonly string[] {
  return typeof metres === "number" ? [line(speech.figure(formatSafeDistance(metres)))] : [];
}

const isSaid = (text: string): boolean => text !== "";

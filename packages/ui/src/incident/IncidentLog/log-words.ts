import { formatSafeDistance, formatZoneDistance } from "@placard/hazmat-core";
import { isZoneId, zoneLabel } from "@placard/hazmat-core/scene";
import type { Messages } from "../../messages/en.ts";
import { ENGLISH, saidOr, type Speech } from "../../messages/language/speech.ts";
import { markKind, markPlace } from "../MapMarks/map-mark.ts";
import { BENCHMARKS, isKnownAction, type LogEntry } from "./log-entry.ts";

/** The texts of the log, with the language of what the core says in it; English unless given. */
export type LogWords = Messages["incidentLog"] & { readonly speech?: Speech };
type Words = LogWords;
type Data = Readonly<Record<string, unknown>>;

/** What was done, in words; the name of an action that has none is made readable. */
export function actionWords({ action_type, action_data }: LogEntry, words: Words): string {
  const benchmark = BENCHMARKS.find((known) => known === action_data["benchmark"]);
  if (action_type === "benchmark_reached" && benchmark !== undefined) return words.benchmark[benchmark];
  return isKnownAction(action_type) ? words.actions[action_type] : readable(action_type);
}

/** Parts of a line, from the general to the special; empty ones are left out. */
export function partsInLine(parts: readonly string[], words: Words): string {
  const [first = "", ...more] = parts.filter(isSaid);
  return more.reduce((line, part) => words.about(line, part), first);
}

/** What it was about, in one line; empty where the action says it all. */
export function entrySummary({ action_type, action_data: data }: LogEntry, words: Words): string {
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
      return markSummary(data, words);
    case "incident_opened":
      return textOf(data["title"]);
    case "search_performed":
      return textOf(data["query"]);
    case "chemical_opened":
      return [textOf(data["name"]), textOf(data["un_number"])].filter(isSaid).join(", ");
    case "reactivity_predicted":
      return partsInLine(
        [`${substanceOf(data)} + ${textOf(recordOf(data["other"])?.["name"])}`, textOf(data["verdict"])],
        words,
      );
    case "detector_read":
      return substanceOf(data);
    case "unknown_observed":
      return substanceOf(data) || words.guide(textOf(data["guide"]));
    case "business_selected":
      return [textOf(data["name"]), textOf(data["address"])].filter(isSaid).join(", ");
    case "progress_saved":
      return checklistSummary(data, words);
    case "plan_saved":
      return planSummary(data, words);
    case "plume_calculated":
      return plumeSummary(data, words);
    case "evacuation_calculated":
      return [
        substanceOf(data),
        ...distanceLine(data["radius_m"], words, words.isolate),
        ...distanceLine(data["protective_m"], words, words.protect),
      ]
        .filter(isSaid)
        .join(", ");
    default:
      return "";
  }
}

function markSummary(data: Data, words: Words): string {
  const { lon, lat } = data;
  const place = typeof lon === "number" && typeof lat === "number" ? markPlace([lon, lat]) : "";
  return [words.markKinds[markKind(data["kind"])], textOf(data["label"]), place].filter(isSaid).join(", ");
}

/** So many items of a save are named; all of them stand among its details. */
const ITEMS_NAMED = 3;

function checklistSummary(data: Data, words: Words): string {
  const counts = [...countLine(data["checked"], words.checked), ...countLine(data["unchecked"], words.unchecked)].join(
    ", ",
  );
  const items = listOf(data["items"]).map(({ role, text }) => partsInLine([textOf(role), textOf(text)], words));
  return items.length === 0 || items.length > ITEMS_NAMED ? counts : `${counts}. ${items.join(" ")}`;
}

/** The changed fields by their labels; an older log does not name them. */
function planSummary({ changed, version }: Data, words: Words): string {
  const parts = namesOf(changed).map((part) => words.planParts[part] ?? readable(part));
  const which = typeof version === "number" ? words.version(version) : "";
  return [parts.join(", "), which].filter(isSaid).join(". ");
}

function plumeSummary(data: Data, words: Words): string {
  const { figure } = words.speech ?? ENGLISH;
  const reached = listOf(data["zones"]).flatMap((zone) => {
    const { id, reached: isReached, far_m, is_cut } = zone;
    return isReached === true && typeof far_m === "number"
      ? [
          words.reaches(
            zoneName(textOf(id), data, words),
            figure(`${is_cut === true ? ">" : ""}${formatZoneDistance(far_m)}`),
          ),
        ]
      : [];
  });
  const place = textOf(data["address"]);
  return [
    substanceOf(data),
    ...(place === "" ? [] : [words.at(place)]),
    ...(reached.length === 0 ? [words.noPlume] : reached),
  ]
    .filter(isSaid)
    .join(", ");
}

/** As on the map and in the table. A release may carry limits of its own. */
function zoneName(id: string, data: Data, { speech = ENGLISH }: Words): string {
  const lelPercent = Number.parseFloat(textOf(data["turn_back_lel_percent"]));
  return isZoneId(id) ? saidOr(speech, zoneLabel(id, Number.isNaN(lelPercent) ? undefined : lelPercent)) : readable(id);
}

const namesOf = (people: unknown): readonly string[] => (Array.isArray(people) ? people.map(textOf) : []);

const substanceOf = (data: Data): string => textOf(recordOf(data["chemical"])?.["name"]);

function countLine(items: unknown, words: (count: number) => string): readonly string[] {
  return Array.isArray(items) && items.length > 0 ? [words(items.length)] : [];
}

function distanceLine(
  metres: unknown,
  { speech = ENGLISH }: Words,
  line: (distance: string) => string,
): readonly string[] {
  return typeof metres === "number" ? [line(speech.figure(formatSafeDistance(metres)))] : [];
}

/** `weather · wind kph`: every value that was logged with its name, however deep it lies. */
export function entryDetails({ action_data }: LogEntry, words: Words): readonly (readonly [string, string])[] {
  return detailsOf(action_data, "", words);
}

function detailsOf(value: unknown, name: string, words: Words): readonly (readonly [string, string])[] {
  const record = recordOf(value);
  const under = (part: string): string => (name === "" ? readable(part) : `${name} · ${readable(part)}`);
  if (record !== null) return Object.entries(record).flatMap(([part, inner]) => detailsOf(inner, under(part), words));
  if (Array.isArray(value) && value.some((inner) => typeof inner === "object" && inner !== null)) {
    return value.flatMap((inner, at) => detailsOf(inner, under(String(at + 1)), words));
  }
  return [[name, valueWords(value, words)]];
}

function valueWords(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === "") return words.none;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (Array.isArray(value))
    return value.length === 0 ? words.none : value.map((one) => valueWords(one, words)).join("; ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

const isSaid = (text: string): boolean => text !== "";
const readable = (name: string): string => name.replaceAll("_", " ");
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function recordOf(value: unknown): Data | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

function listOf(value: unknown): readonly Data[] {
  return Array.isArray(value) ? value.map(recordOf).filter((one) => one !== null) : [];
}

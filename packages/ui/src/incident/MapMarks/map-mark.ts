import type { LonLat } from "@placard/hazmat-core";
import { inOrder, type LogEntry } from "../IncidentLog/log-entry.ts";

/** Kinds of marks on the map of an incident. */
export const MARK_KINDS = [
  "command_post",
  "staging",
  "entry_point",
  "decon",
  "medical",
  "assembly",
  "water",
  "hazard",
  "other",
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Maximum length of a label, in characters. */
export const MARK_LABEL_MAX = 60;

/** A mark that a user placed on the map of an incident. */
export interface MapMark {
  readonly id: string;
  readonly kind: MarkKind;
  /** Text of the user; empty if the kind is enough. */
  readonly label: string;
  readonly center: LonLat;
  readonly who: string;
  /** Time when it was placed, ISO. */
  readonly madeAt: string;
}

/** Input for a new mark. */
export type NewMapMark = Pick<MapMark, "kind" | "label" | "center">;

/** Names of the mark actions in a log. */
export const MARK_ACTIONS = { placed: "mark_placed", removed: "mark_removed" } as const;

/** Log entry for a new mark. It contains everything that another device needs to draw it. */
export function markPlaced(id: string, { kind, label, center: [lon, lat] }: NewMapMark) {
  return {
    action_type: MARK_ACTIONS.placed,
    action_data: { mark: id, kind, label: label.trim().slice(0, MARK_LABEL_MAX), lon: rounded(lon), lat: rounded(lat) },
  };
}

/** Log entry for a removed mark. */
export function markRemoved({ id, kind, label }: MapMark) {
  return { action_type: MARK_ACTIONS.removed, action_data: { mark: id, kind, label } };
}

/**
 * Returns the current marks in the order of their creation. The log is the only source, so all devices that read it
 * show the same marks, and a replay shows those of its moment.
 *
 * @param entries - in any order; entries without a valid position are ignored
 */
export function mapMarks(entries: readonly LogEntry[]): readonly MapMark[] {
  const marks = new Map<string, MapMark>();
  for (const entry of inOrder(entries)) {
    const mark = markOf(entry);
    if (mark !== null && !marks.has(mark.id)) marks.set(mark.id, mark);
    if (entry.action_type === MARK_ACTIONS.removed) marks.delete(String(entry.action_data["mark"]));
  }
  return [...marks.values()];
}

function markOf({ action_type, action_data: data, who, madeAt }: LogEntry): MapMark | null {
  if (action_type !== MARK_ACTIONS.placed) return null;
  const { mark: id, lon, lat, label } = data;
  if (typeof id !== "string" || typeof lon !== "number" || typeof lat !== "number") return null;
  if (!(Math.abs(lon) <= 180 && Math.abs(lat) <= 90)) return null;
  // A mark is shown even if its kind is only known to newer devices.
  return {
    id,
    kind: markKind(data["kind"]),
    label: typeof label === "string" ? label : "",
    center: [lon, lat],
    who,
    madeAt,
  };
}

/** Returns the kind of a log entry; `other` if this device does not know it. */
export function markKind(kind: unknown): MarkKind {
  return MARK_KINDS.find((known) => known === kind) ?? "other";
}

/** Coordinates with 5 decimals, about a metre. A tap on a map is not more precise. */
export const markPlace = ([lon, lat]: LonLat): string => `${lat.toFixed(5)}, ${lon.toFixed(5)}`;

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

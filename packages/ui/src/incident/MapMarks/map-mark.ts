import type { LonLat } from "@placard/hazmat-core";
import { inOrder, type LogEntry } from "../IncidentLog/log-entry.ts";

/** What a place on the map of an incident can be marked as. */
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

/** The longest label of a mark, in signs. */
export const MARK_LABEL_MAX = 60;

/** A place that someone marked on the map of an incident. */
export interface MapMark {
  readonly id: string;
  readonly kind: MarkKind;
  /** In their own words; empty where the kind says it all. */
  readonly label: string;
  readonly center: LonLat;
  readonly who: string;
  /** ISO. */
  readonly madeAt: string;
}

/** What someone says of a mark. */
export type NewMapMark = Pick<MapMark, "kind" | "label" | "center">;

/** The names under which a log keeps marks. */
export const MARK_ACTIONS = { placed: "mark_placed", removed: "mark_removed" } as const;

/** What the log keeps of a mark: all that another device needs to draw it. */
export function markPlaced(id: string, { kind, label, center: [lon, lat] }: NewMapMark) {
  return {
    action_type: MARK_ACTIONS.placed,
    action_data: { mark: id, kind, label: label.trim().slice(0, MARK_LABEL_MAX), lon: rounded(lon), lat: rounded(lat) },
  };
}

/** What the log keeps of a mark that was taken away. */
export function markRemoved({ id, kind, label }: MapMark) {
  return { action_type: MARK_ACTIONS.removed, action_data: { mark: id, kind, label } };
}

/**
 * The marks that stand, in the order in which they were made. The log is all that is known of them, so every device that
 * reads it shows the same, and a replay shows those that stood then.
 *
 * @param entries - in any order. A line without a place on earth draws nothing.
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
  // A kind that a newer device knows is still a place.
  return {
    id,
    kind: markKind(data["kind"]),
    label: typeof label === "string" ? label : "",
    center: [lon, lat],
    who,
    madeAt,
  };
}

/** The kind that a log names; `other` where this device does not know it. */
export function markKind(kind: unknown): MarkKind {
  return MARK_KINDS.find((known) => known === kind) ?? "other";
}

/** 5 decimals: about a metre. A finger on a map knows no more. */
export const markPlace = ([lon, lat]: LonLat): string => `${lat.toFixed(5)}, ${lon.toFixed(5)}`;

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

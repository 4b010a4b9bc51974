import type { MapMark } from "../../incident/MapMarks/map-mark.ts";
import { incidentLogWords } from "../../messages/en/incident/incident-log.ts";
import { useWords } from "../../messages/use-words.ts";

/** Returns a function that names a mark by its kind and label. */
export function useMarkName(): (mark: Pick<MapMark, "kind" | "label">) => string {
  const { markKinds } = useWords(incidentLogWords).incidentLog;
  return ({ kind, label }) =>
    label === "" ? markKinds[kind] : kind === "other" ? label : `${markKinds[kind]}, ${label}`;
}

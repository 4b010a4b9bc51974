import type { MapMark } from "../../incident/MapMarks/map-mark.ts";
import { incidentLogTexts } from "../../messages/en/incident/incident-log.ts";
import { useTexts } from "../../messages/use-texts.ts";

/** Returns a function that names a mark by its kind and label. */
export function useMarkName(): (mark: Pick<MapMark, "kind" | "label">) => string {
  const { markKinds } = useTexts(incidentLogTexts).incidentLog;
  return ({ kind, label }) =>
    label === "" ? markKinds[kind] : kind === "other" ? label : `${markKinds[kind]}, ${label}`;
}

/** Paper, facts, teams and marks of an incident, for the screens of the reference application. */
export { LONG_PLAN_FIELDS, SHORT_PLAN_FIELDS } from "./IncidentActionPlan/plan-fields.ts";
export { MOST_PLAN_CHEMICALS, PlanChemicals, type PlanChemicalsProps } from "./PlanChemicals/PlanChemicals.tsx";
export { PlanBoxes, type PlanBoxesProps } from "./PlanBoxes/PlanBoxes.tsx";
export { NO_FACTS, type ChecklistFacts, type ChemicalFacts, type IncidentFacts } from "./facts/incident-facts.ts";
export { cardDocument } from "./document/card-document.ts";
export { checklistDocument } from "./document/checklist-document.ts";
export { logDocument, type LoggedIncident } from "./document/log-document.ts";
export { zonesDocument } from "./document/zones-document.ts";
export { useDocumentWords } from "./document/use-document-words.ts";
export { planDocument } from "./document/plan-document.ts";
export {
  type DocumentBlock,
  type DocumentField,
  type DocumentForm,
  type DocumentWords,
  type FormSource,
  type PlanDocument,
} from "./document/document-form.ts";
export { GROUND_COLORS, SKETCH_STYLES, type SketchStyle } from "./document/sketch/sketch-styles.ts";
export { sketchGround, type SketchGround } from "./document/sketch/sketch-ground.ts";
export {
  placesHalfM,
  placesSketch,
  zoneSketch,
  type SignedPlace,
  type SketchZone,
  type ZoneSketch,
} from "./document/sketch/zone-sketch.ts";
export { readRegionPack } from "../map/region/region-pack.ts";
export { PlanDocumentView, type PlanDocumentViewProps } from "./PlanDocumentView/PlanDocumentView.tsx";
export { LogReplay, type LogReplayProps } from "./LogReplay/LogReplay.tsx";
export {
  mapMarks,
  markPlaced,
  markRemoved,
  type MapMark,
  type MarkKind,
  type NewMapMark,
} from "./MapMarks/map-mark.ts";
export { useLogCsv } from "./IncidentLog/use-log-csv.ts";
export { usePlanDocument } from "./document/use-plan-document.ts";
export { usePlanSuggestions } from "./facts/use-plan-suggestions.ts";
export { useNerisFacts } from "./facts/use-neris-facts.ts";
export { EntryTeams, type EntryDraft, type EntryTeamsProps } from "./EntryTeams/EntryTeams.tsx";
export { EntryStrip, type EntryStripProps } from "./EntryStrip/EntryStrip.tsx";
export { createAlarmSound, type AlarmSound, type SoundState } from "./EntryStrip/alarm-sound.ts";
export {
  entryEnded,
  entryStarted,
  entryTeams,
  parTaken,
  type EntryTeam,
  type NewEntryTeam,
} from "./EntryTeams/entry-team.ts";

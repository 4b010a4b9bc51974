export {
  type ReactiveGroup,
  type GroupAssignment,
  type KnownName,
  type ReactivitySubject,
  type SubjectGroups,
  REACTION_HAZARDS,
  type ReactionHazard,
  REACTIVITY_VERDICTS,
  type ReactivityVerdict,
  type GroupPair,
  type ReactivityPrediction,
} from "./reactivity/reactive-group.ts";
export { gasName, reactionHazardWords, reactivityVerdictWords } from "./reactivity/hazard-words.ts";
export { predictReactivity } from "./reactivity/predict-reactivity.ts";
export { reactiveGroupsOf, reactivitySubjectOf } from "./reactivity/reactive-groups-of.ts";
export { reactivityOfStore, type StoreReactivity } from "./reactivity/reactivity-of-store.ts";
export { reactiveGroup, reactiveGroups } from "./reactivity/reactivity-table.ts";
export { loadStockSubject, type NamedStock, type StockSubject } from "./reactivity/stock-subject.ts";
export {
  STANDING_NEARNESS,
  standingNearness,
  type StandingNearness,
  type StandingPlace,
  type TogetherNearness,
} from "./reactivity/compatibility/storage-place.ts";
export type { StandingChemical, StandingSubstance } from "./reactivity/compatibility/stored-substances.ts";
export type { FoundPairs, StandingPair } from "./reactivity/compatibility/compatibility-pairs.ts";
export type { StandingGroup } from "./reactivity/compatibility/compatibility-groups.ts";
export { reactivityOfSite, type SiteReactivity } from "./reactivity/compatibility/reactivity-of-site.ts";
export { type BesideReactivity, reactivityBeside } from "./reactivity/compatibility/reactivity-beside.ts";
export { STORAGE_GROUPS, type StorageGroup } from "./reactivity/separation/storage-group.ts";
export type { TransportNote, TransportVerdict } from "./reactivity/separation/explosive-groups.ts";
export type { TransportRow, TransportSaying } from "./reactivity/separation/transport-table.ts";
export type { AreaSubstance, PlanArea, PlanRow } from "./reactivity/separation/areas.ts";
export type { ConflictPair, GroupConflict } from "./reactivity/separation/group-conflicts.ts";
export { separationPlan, type NotPlaced, type RoomPlan } from "./reactivity/separation/separation-plan.ts";

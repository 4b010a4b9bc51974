export {
  type ReactiveGroup,
  type GroupAssignment,
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

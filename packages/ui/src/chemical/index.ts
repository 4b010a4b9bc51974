/** Components for one substance: search, card, actions to take, and chemicals stored together at a site. */
export * from "./pieces.ts";
export {
  StandingPairs,
  type GroupTogether,
  type PairTogether,
  type StandingPairsProps,
} from "./StandingPairs/StandingPairs.tsx";
export { SeparationPlan, type SeparationPlanProps } from "./SeparationPlan/SeparationPlan.tsx";
export type { PlannedRoom, PlannedSeparation } from "./SeparationPlan/planned-room.ts";

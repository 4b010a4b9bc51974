/** Components for one substance: search, card, actions to take, and chemicals stored together at a site. */
export { ExposureLadder, type ExposureLadderProps } from "./ExposureLadder/ExposureLadder.tsx";
export { ChemicalField, type ChemicalFieldProps } from "./ChemicalField/ChemicalField.tsx";
export { ChemicalSearch, type ChemicalSearchProps } from "./ChemicalSearch/ChemicalSearch.tsx";
export { MeantChemicalField, type MeantChemicalFieldProps } from "./MeantChemicalField/MeantChemicalField.tsx";
export {
  useMeantChemical,
  type ChemicalQuestion,
  type MeantChemical,
  type MeantChemicalState,
} from "./MeantChemicalField/use-meant-chemical.ts";
export { ChemicalCard, type ChemicalCardProps } from "./ChemicalCard/ChemicalCard.tsx";
export { preloadCard } from "./preload-card.ts";
export { ChemicalRecordView, type ChemicalRecordViewProps } from "./ChemicalRecordView/ChemicalRecordView.tsx";
export { SafetyInformation, type SafetyInformationProps } from "./SafetyInformation/SafetyInformation.tsx";
export { SourceColumns, type SourceColumnsProps } from "./SourceColumns/SourceColumns.tsx";
export { ReactivityMatrix, type ReactivityMatrixProps } from "./ReactivityMatrix/ReactivityMatrix.tsx";
export {
  StandingPairs,
  type GroupTogether,
  type PairTogether,
  type StandingPairsProps,
} from "./StandingPairs/StandingPairs.tsx";
export { SeparationPlan, type SeparationPlanProps } from "./SeparationPlan/SeparationPlan.tsx";
export type { PlannedRoom, PlannedSeparation } from "./SeparationPlan/planned-room.ts";

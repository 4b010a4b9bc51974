/** Components for one substance: search, card, actions to take. The package root exports all of them. */
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
export { chemicalWords } from "./chemical-words.ts";
export { MeantQuestion, type MeantQuestionProps } from "./MeantQuestion/MeantQuestion.tsx";
export { numbersOf } from "./MeantQuestion/numbers-of.ts";
export { StillOpen, type StillOpenProps } from "./StillOpen/StillOpen.tsx";
export { ChemicalCard, type ChemicalCardProps } from "./ChemicalCard/ChemicalCard.tsx";
export { ChemicalRecordView, type ChemicalRecordViewProps } from "./ChemicalRecordView/ChemicalRecordView.tsx";
export { SafetyInformation, type SafetyInformationProps } from "./SafetyInformation/SafetyInformation.tsx";
export { SourceColumns, type SourceColumnsProps } from "./SourceColumns/SourceColumns.tsx";
export { ReactivityMatrix, type ReactivityMatrixProps } from "./ReactivityMatrix/ReactivityMatrix.tsx";

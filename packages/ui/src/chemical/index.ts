/** One substance: find it, name it, read what to do. */
export { ExposureLadder, type ExposureLadderProps } from "./ExposureLadder/ExposureLadder.tsx";
export { ChemicalField, type ChemicalFieldProps } from "./ChemicalField/ChemicalField.tsx";
export { ChemicalSearch, type ChemicalSearchProps } from "./ChemicalSearch/ChemicalSearch.tsx";
export { MeantQuestion, type MeantQuestionProps } from "./MeantQuestion/MeantQuestion.tsx";
export { numbersOf } from "./MeantQuestion/numbers-of.ts";
export { StillOpen, type StillOpenProps } from "./StillOpen/StillOpen.tsx";
export { ChemicalCard, type ChemicalCardProps } from "./ChemicalCard/ChemicalCard.tsx";
export { chemicalWords } from "./MeantQuestion/chemical-words.ts";

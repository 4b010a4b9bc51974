/** Questions about a substance, for the screens of the reference application. */
export { MeantQuestion, type MeantQuestionProps } from "./MeantQuestion/MeantQuestion.tsx";
export { StillOpen, type StillOpenProps } from "./StillOpen/StillOpen.tsx";

import { englishProblems, type ProblemWords } from "@placard/hazmat-core/business";

/** Error texts of fields and files by rule code. */
export const problems: ProblemWords = englishProblems;

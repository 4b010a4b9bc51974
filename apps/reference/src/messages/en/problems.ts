import { englishProblems, type ProblemWords } from "@placard/hazmat-core/business";

/** What is wrong with a field or a file, by the code that the core's rules give. */
export const problems: ProblemWords = englishProblems;

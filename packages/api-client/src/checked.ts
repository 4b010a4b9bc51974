/** Answers held against the contract, for a client that is given `check: checkAnswers`. */
export { checkAnswers } from "./client/check-answers.ts";

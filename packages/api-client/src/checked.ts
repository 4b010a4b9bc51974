/** Answers validated against the contract, for a client with `check: checkAnswers`. */
export { checkAnswers } from "./client/check-answers.ts";

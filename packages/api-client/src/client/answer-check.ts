import type { AnswerReader } from "./read-answer.ts";

/** Reads the answer of an operation, or says why it does not fit. */
export type AnswerCheck = (operation: string, body: unknown) => ReturnType<AnswerReader<unknown>>;

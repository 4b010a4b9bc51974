import type { AnswerReader } from "./read-answer.ts";

/** Validates the response of an operation. */
export type AnswerCheck = (operation: string, body: unknown) => ReturnType<AnswerReader<unknown>>;

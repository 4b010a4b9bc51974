import type { AnswerOf, CallableEndpoint } from "../contract/endpoint/endpoint-types.ts";
import type { AnswerReader } from "./read-answer.ts";

/** Reads an answer with the response schema of its endpoint. */
export function readWith<E extends CallableEndpoint>({ response }: E): AnswerReader<AnswerOf<E>> {
  return (body) => {
    const parsed = response.safeParse(body);
    // The schema is the one from which the type is derived
    return parsed.success ? { data: parsed.data as AnswerOf<E> } : { issues: parsed.error.issues };
  };
}

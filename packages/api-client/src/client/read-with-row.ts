import type { AnswerOf, CallableEndpoint } from "../contract/endpoint/endpoint-types.ts";
import type { AnswerReader } from "./read-answer.ts";

/** Reads an answer by the schema of its row in the contract. */
export function readWith<E extends CallableEndpoint>({ response }: E): AnswerReader<AnswerOf<E>> {
  return (body) => {
    const parsed = response.safeParse(body);
    // The schema that reads is the one the type is made from
    return parsed.success ? { data: parsed.data as AnswerOf<E> } : { issues: parsed.error.issues };
  };
}

import { endpoints } from "../contract/index.ts";
import type { AnswerCheck } from "./answer-check.ts";
import { readWith } from "./read-with-row.ts";

const readers = new Map(endpoints.map((endpoint) => [endpoint.id, readWith(endpoint)]));

/**
 * Validates an answer against the contract's schema, and removes fields that are not in the contract. A call with an
 * invalid answer rejects with a `ContractError`.
 *
 * @example
 * const client = createClient({ baseUrl: "https://placard.example", check: checkAnswers });
 */
export const checkAnswers: AnswerCheck = (operation, body) => {
  const read = readers.get(operation);
  return read === undefined ? { issues: [{ path: [], message: `${operation} is not in the contract.` }] } : read(body);
};

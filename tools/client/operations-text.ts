import type { EndpointShape } from "../../packages/api-client/src/contract/endpoint/define-endpoint.ts";
import { contract } from "../../packages/api-client/src/contract/index.ts";

/** Data that a client needs to call each endpoint, without schemas. */
export function operationsText(): string {
  const resources = Object.entries(contract).map(([resource, rows]) => {
    const lines = Object.values<EndpointShape>(rows).map((row) => `    ${row.id}: ${operationText(row)},\n`);
    return `  ${resource}: {\n${lines.join("")}  },\n`;
  });
  return [
    `import type { Operation } from "../client/operation.ts";\n\n`,
    `/** Every call of the API by resource. */\n`,
    `export const OPERATIONS: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {\n${resources.join("")}};\n`,
  ].join("");
}

function operationText(row: EndpointShape): string {
  const { id, method, path, atRoot, multipart, produces, emptyOn404, alsoAnswersOn, idempotent } = row;
  const fields = {
    id,
    method,
    path,
    atRoot,
    multipart: multipart === undefined ? undefined : { fileField: multipart.fileField },
    produces,
    emptyOn404,
    alsoAnswersOn,
    idempotent,
  };
  return JSON.stringify(fields).replaceAll(/"(\w+)":/g, "$1:");
}

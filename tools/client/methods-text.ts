import { ACCESS_RULES } from "../../packages/api-client/src/contract/endpoint/access-rules.ts";
import type { EndpointShape } from "../../packages/api-client/src/contract/endpoint/define-endpoint.ts";
import { contract } from "../../packages/api-client/src/contract/index.ts";
import { API_BASE } from "../../packages/api-client/src/client/request-url.ts";
import { ERROR_CODES } from "../../packages/api-client/src/errors/error-codes.ts";
import { errorsOf } from "../../packages/api-client/src/errors/errors-of.ts";
import { emptyWords } from "../../packages/api-client/src/openapi/answers.ts";
import type { NamedSchemas } from "../../packages/api-client/src/openapi/named-schemas.ts";
import { TAGS } from "../../packages/api-client/src/openapi/tags.ts";
import { docText } from "./type-text.ts";

/** Class name of each resource's methods: `chemicals.ts` contains `ChemicalsMethods`. */
export function methodsName(resource: string): string {
  return `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Methods`;
}

/** The methods of one resource, each with its summary, its errors and links to its input and output types. */
export function methodsText(resource: keyof typeof contract, schemas: NamedSchemas): string {
  const rows = Object.values<EndpointShape>(contract[resource]);
  const methods = rows.map((row) => methodText(row, schemas));
  const body = `${docText([TAGS[resource]])}export interface ${methodsName(resource)} {\n${methods.join("\n")}}\n`;
  const models = [...new Set(rows.flatMap((row) => modelsOf(row, schemas)))].toSorted();
  const imports = models.map((name) => `  ${name},\n`).join("");
  return [
    `import type { CallOptions } from "../../client/call-options.ts";\n`,
    imports === "" ? "" : `import type {\n${imports}} from "../models.ts";\n`,
    `\n${body}`,
  ].join("");
}

function modelsOf(row: EndpointShape, { namesOf }: NamedSchemas): readonly string[] {
  const { answer, ...input } = namesOf(row);
  return [...Object.values(input), answer].filter((name) => name !== null);
}

function methodText(row: EndpointShape, schemas: NamedSchemas): string {
  return `${docText(wordsOf(row, schemas), 1)}  readonly ${row.id}: (${argumentsText(row, schemas)}options?: CallOptions) => Promise<${answerText(row, schemas)}>;\n`;
}

function answerText(row: EndpointShape, { namesOf }: NamedSchemas): string {
  return namesOf(row).answer ?? "Blob";
}

/** `{ params, query, body }` or `{ params, fields, file }`; a part without required fields is optional. */
function argumentsText(row: EndpointShape, { namesOf, components, parameters }: NamedSchemas): string {
  const { params, query, body, form } = namesOf(row);
  const parts = (
    [
      ["params", params],
      ["query", query],
      ["body", body],
      ["fields", form],
    ] as const
  ).flatMap(([part, name]) => {
    if (name === null) return [];
    const { required } = (part === "params" || part === "query" ? parameters : components)[name] ?? {};
    const isNeeded = part === "params" || (Array.isArray(required) && required.length > 0);
    return [{ text: `${part}${isNeeded ? "" : "?"}: ${name}`, isNeeded }];
  });
  if (form !== null) parts.push({ text: "file: Blob", isNeeded: true });
  if (parts.length === 0) return "input?: Readonly<Record<never, never>>, ";
  const mayBeLeftOut = parts.every(({ isNeeded }) => !isNeeded);
  return `input${mayBeLeftOut ? "?" : ""}: { ${parts.map(({ text }) => `readonly ${text}`).join("; ")} }, `;
}

function wordsOf(row: EndpointShape, schemas: NamedSchemas): readonly string[] {
  const { summary, method, path, atRoot, access, idempotent, emptyOn404, example } = row;
  const own = errorsOf(row).filter((code) => row.errors.includes(code));
  const others = errorsOf(row).filter((code) => !row.errors.includes(code));
  const links = modelsOf(row, schemas).map((name) => `{@link ${name}}`);
  const { response: _, ...input } = example;
  return [
    // A plain sentence first: an editor shows it next to the name.
    summary,
    "",
    `\`${method} ${atRoot === true ? "" : API_BASE}${path}\`. Access: ${ACCESS_RULES[access].words}`,
    ...(idempotent === true ? ["A repeated call with the same `idempotencyKey` takes effect once."] : []),
    ...(idempotent === "for-admins"
      ? ["With `idempotencyKey` a repeated call of a signed-in admin takes effect once."]
      : []),
    ...(emptyOn404 === undefined ? [] : [emptyWords(emptyOn404.codes)]),
    "",
    ...own.map((code) => `@throws \`${code}\` (${ERROR_CODES[code].status}): ${ERROR_CODES[code].message}`),
    `@throws Any call of this kind: ${others.map((code) => `\`${code}\``).join(", ")}. See {@link ERROR_CODES}.`,
    ...(links.length === 0 ? [] : [`@see ${links.join(", ")}`]),
    ...exampleText(row, input),
  ];
}

function exampleText({ id, multipart }: EndpointShape, input: object): readonly string[] {
  const resource = Object.entries(contract).find(([, rows]) => id in rows)?.[0] ?? "";
  const given = Object.entries(multipart === undefined ? input : { ...input, file: "FILE" });
  const parts = given.map(([name, value]) => `${name}: ${literalText(value)}`).join(", ");
  const call = parts === "" ? "" : `{ ${parts.replace('"FILE"', "file")} }`;
  const text = `await client.${resource}.${id}(${call});`;
  return text.length > LONGEST_EXAMPLE ? [] : ["@example", text];
}

/** A longer example does not fit an editor's hover window. */
const LONGEST_EXAMPLE = 300;

/** A value as hand-written code: names without quotes. */
function literalText(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, " ")
    .replaceAll(/"(\w+)": /g, "$1: ");
}

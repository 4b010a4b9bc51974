import { endpoints } from "../../packages/api-client/src/contract/index.ts";
import type { JsonObject } from "../../packages/api-client/src/openapi/json.ts";
import type { NamedSchemas } from "../../packages/api-client/src/openapi/named-schemas.ts";
import { BRANDS, docText, typeText, type Use } from "./type-text.ts";

/** Every model of the contract as a named type, so that an editor shows the name. */
export function modelsText({ components, parameters, namesOf }: NamedSchemas): string {
  const named = endpoints.map(namesOf);
  const sentAlone = new Set([
    ...named.flatMap(({ body, form }) => [body, form].filter((name) => name !== null)),
    ...Object.keys(parameters),
  ]);
  const answered = new Set(named.map(({ answer }) => answer));
  const useOf = (name: string): Use =>
    (sentAlone.has(name) && !answered.has(name)) || name.endsWith("Input") ? "sent" : "answered";
  const all = Object.entries({ ...components, ...parameters }).filter(([name]) => !(name in BRANDS));
  return [
    ...Object.entries(BRANDS).map(brandText),
    ...all
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, schema]) => `\n${modelText(name, schema, useOf(name))}`),
  ].join("");
}

function brandText([name, type]: readonly [string, string]): string {
  const doc = docText([`A text that was checked to be one: see \`${name}\` of @placard/hazmat-core.`]);
  return `\n${doc}export type ${name} = ${type};\n`;
}

function modelText(name: string, schema: JsonObject, use: Use): string {
  const { description } = schema;
  const doc = docText(typeof description === "string" ? [description] : []);
  // Type aliases: an interface is not assignable to a record type.
  return `${doc}export type ${name} = ${typeText(schema, use)};\n`;
}

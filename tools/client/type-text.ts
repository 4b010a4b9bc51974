import type { JsonObject } from "../../packages/api-client/src/openapi/json.ts";

/**
 * Branded types of the core, written out: the client's types import no other package, and a type test compares them
 * with the contract's types. In requests they are plain text, which the server parses.
 */
export const BRANDS: Readonly<Record<string, string>> = {
  CasNumber: 'string & { readonly __brand: "CasNumber" }',
  ChemicalKey: "`cas:${string}` | `un:${string}`",
  UnNumber: '`${"UN" | "NA"}${string}` & { readonly __brand: "UnNumber" }',
};

/** Whether a type describes a request or a response. */
export type Use = "sent" | "answered";

const INDENT = "  ";

/** The TypeScript type of a JSON schema of the document. */
export function typeText(schema: unknown, use: Use, depth = 0): string {
  const { $ref, type, anyOf, oneOf, ...rest } = objectOf(schema);
  if (typeof $ref === "string") return refText($ref, use);
  if ("const" in rest) return JSON.stringify(rest["const"]);
  if (Array.isArray(rest["enum"])) return union(rest["enum"].map((value) => JSON.stringify(value)));
  const members = anyOf ?? oneOf;
  if (Array.isArray(members)) return union(members.map((member) => typeText(member, use, depth)));
  if (Array.isArray(type)) return union(type.map((one) => typeText({ ...rest, type: one }, use, depth)));
  switch (type) {
    case "string":
      return "string";
    case "number":
    case "integer":
      return "number";
    case "boolean":
    case "null":
      return type;
    case "array":
      return arrayText(rest, use, depth);
    case "object":
      return objectText(rest, use, depth);
    default:
      return "unknown";
  }
}

/** A docstring at an indentation depth; empty if there is no text. */
export function docText(words: readonly string[], depth = 0): string {
  const margin = INDENT.repeat(depth);
  const lines = words.flatMap((part) => part.replaceAll("*/", "*\u200b/").split("\n"));
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${margin}/** ${lines[0]} */\n`;
  return `${margin}/**\n${lines.map((line) => `${margin} *${line === "" ? "" : ` ${line}`}\n`).join("")}${margin} */\n`;
}

function refText(ref: string, use: Use): string {
  const name = ref.split("/").at(-1) ?? "";
  return use === "sent" && name in BRANDS ? "string" : name;
}

function union(members: readonly string[]): string {
  return [...new Set(members)].join(" | ");
}

function arrayText({ items, prefixItems }: JsonObject, use: Use, depth: number): string {
  if (Array.isArray(prefixItems)) return `[${prefixItems.map((item) => typeText(item, use, depth)).join(", ")}]`;
  const item = typeText(items, use, depth);
  return /[|&]/.test(item) && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
}

function objectText(
  { properties, additionalProperties, propertyNames, required }: JsonObject,
  use: Use,
  depth: number,
): string {
  if (properties === undefined) {
    const names = propertyNames === undefined ? "string" : typeText(propertyNames, use, depth);
    return `Record<${names}, ${typeText(additionalProperties, use, depth)}>`;
  }
  const needed = new Set(Array.isArray(required) ? required : []);
  const fields = Object.entries(objectOf(properties)).map(([name, field]) => {
    const { description } = objectOf(field);
    const doc = docText(typeof description === "string" ? [description] : [], depth + 1);
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    // A request may also contain a field with the value undefined: JSON omits it.
    const type = typeText(field, use, depth + 1);
    const value = needed.has(name) || use === "answered" ? type : `${type} | undefined`;
    return `${doc}${INDENT.repeat(depth + 1)}${key}${needed.has(name) ? "" : "?"}: ${value};\n`;
  });
  return `{\n${fields.join("")}${INDENT.repeat(depth)}}`;
}

function objectOf(value: unknown): JsonObject {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

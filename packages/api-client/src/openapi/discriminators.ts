import type { JsonObject } from "./json.ts";

type Schemas = Readonly<Record<string, JsonObject>>;

/**
 * Names the field that distinguishes the members of a union, so that a generated client reads each as a separate class.
 */
export function withDiscriminators(schemas: Schemas): Schemas {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const discriminator = discriminatorOf(schema, schemas);
      return [name, discriminator === null ? schema : { ...schema, discriminator }];
    }),
  );
}

function discriminatorOf({ oneOf, anyOf }: JsonObject, schemas: Schemas): JsonObject | null {
  const refs = listOf(oneOf ?? anyOf).map((member) => objectOf(member)["$ref"]);
  const names = refs.map((ref) => (typeof ref === "string" ? (ref.split("/").at(-1) ?? "") : ""));
  const members = names.map((name) => objectOf(schemas[name]?.["properties"]));
  const [first = {}] = members;
  for (const propertyName of Object.keys(first)) {
    const values = members.map((fields) => objectOf(fields[propertyName])["const"]);
    const tellsApart = values.every((value) => typeof value === "string") && new Set(values).size === values.length;
    if (tellsApart && values.length > 1) {
      return { propertyName, mapping: Object.fromEntries(values.map((value, index) => [value, refs[index]])) };
    }
  }
  return null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function objectOf(value: unknown): JsonObject {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

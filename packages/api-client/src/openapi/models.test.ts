import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import openapiTypeScript, { astToString } from "openapi-typescript";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { endpoints } from "../contract/index.ts";
import { MODELS } from "./models.ts";
import { namedSchemas } from "./named-schemas.ts";
import { openApiDocument } from "./openapi.ts";

const mediaType = z.object({ schema: z.unknown().optional(), example: z.unknown().optional() });
const content = z.record(z.string(), mediaType);
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), schema: z.unknown(), example: z.unknown().optional() })),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content })),
});
const shape = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

const text = JSON.stringify(openApiDocument());
const document = shape.parse(JSON.parse(text));
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const models = document.components.schemas;

/** Maximum fields of an unnamed object within another: two or three, such as a code with its item. */
const LARGEST_UNNAMED = 3;

/** Positions of unnamed objects with too many fields. */
function largeUnnamed(schema: unknown, place: string, isNamed: boolean): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((part, index) => largeUnnamed(part, `${place}.${index}`, false));
  const { properties, ...others } = schema as Readonly<Record<string, unknown>>; // a JSON object
  const fields = Object.entries(properties ?? {});
  return [
    ...(!isNamed && fields.length > LARGEST_UNNAMED ? [place] : []),
    ...fields.flatMap(([name, field]) => largeUnnamed(field, `${place}.${name}`, false)),
    ...["items", "prefixItems", "anyOf", "oneOf", "allOf", "additionalProperties"].flatMap((key) =>
      largeUnnamed(others[key], place, false),
    ),
  ];
}

describe("the OpenAPI models", () => {
  it("have names, so that each becomes a class", () => {
    expect(Object.keys(models).length).toBeGreaterThan(200);
    expect(Object.keys(models).filter((name) => !/^[A-Z][A-Za-z0-9]+$/.test(name))).toEqual([]);
  });

  it("contain no large unnamed object", () => {
    const inModels = Object.entries(models).flatMap(([name, schema]) => largeUnnamed(schema, name, true));
    expect(inModels).toEqual([]);
  });

  it("are used by name for every body and every JSON response", () => {
    const bare = operations.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)]
        .flatMap((part) => Object.values(part?.content ?? {}))
        .filter(({ schema }) => schema !== undefined && !/^\{"\$ref":"[^"]+"\}$/.test(JSON.stringify(schema)))
        .map(() => operationId),
    );
    expect(bare).toEqual([]);
  });

  it("become named types in openapi-typescript", async () => {
    const types = astToString(await openapiTypeScript(text));
    const named = types.slice(types.indexOf("schemas: {"), types.indexOf("\n    responses:"));
    const names = [...named.matchAll(/^ {8}([A-Z]\w+):/gm)].map(([, name = ""]) => name);
    expect(names.toSorted()).toEqual(Object.keys(models).toSorted());
    expect(types).toContain('components["schemas"]["InventoryChemical"]');
  }, 60_000);
});

describe("the OpenAPI examples", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: "document", components: document.components });

  /** Reasons why an example does not match its schema; empty if it does. */
  const faults = (schema: unknown, example: unknown): string => {
    const absolute = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
    const validate = ajv.compile(JSON.parse(absolute) as object); // a schema is an object
    return validate(example) ? "" : ajv.errorsText(validate.errors);
  };

  it.each(operations.map((each) => [each.operationId, each] as const))("of %s match their schemas", (_, each) => {
    const media = [each.requestBody, ...Object.values(each.responses)].flatMap((part) =>
      Object.values(part?.content ?? {}),
    );
    const examples = [...each.parameters, ...media].filter(({ example }) => example !== undefined);
    expect(examples.map(({ schema, example }) => faults(schema, example)).filter((fault) => fault !== "")).toEqual([]);
  });

  it("fail the check when wrong", () => {
    expect(faults({ $ref: "#/components/schemas/Tier" }, 4)).not.toBe("");
    expect(faults({ $ref: "#/components/schemas/Incident" }, { title: "Spill" })).not.toBe("");
  });
});

describe("the schema names used by a call", () => {
  it("belong to this call or to shared models, never to another call", () => {
    const { namesOf } = namedSchemas();
    const borrowed = endpoints.flatMap((endpoint) =>
      Object.values(namesOf(endpoint)).filter((name) => {
        const own = `${endpoint.id.charAt(0).toUpperCase()}${endpoint.id.slice(1)}`;
        return name !== null && !name.startsWith(own) && !Object.hasOwn(MODELS, name.replace(/Input$/, ""));
      }),
    );
    expect(borrowed).toEqual([]);
  });
});

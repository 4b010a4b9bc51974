import * as z from "zod";
import type { EndpointShape } from "../contract/endpoint/define-endpoint.ts";
import { endpoints } from "../contract/index.ts";
import type { JsonObject } from "./json.ts";
import { schemaOptions, type Direction } from "./json-schema.ts";
import { MODELS } from "./models.ts";
import { withDiscriminators } from "./discriminators.ts";

const PREFIX = "#/components/schemas/";

/** Reference to a schema of the document. */
export function refTo(name: string): JsonObject {
  return { $ref: `${PREFIX}${name}` };
}

/** The schemas of an endpoint by their names in the document. */
export interface EndpointNames {
  readonly body: string | null;
  readonly form: string | null;
  readonly params: string | null;
  readonly query: string | null;
  /** `null` if the answer is a file or a stream. */
  readonly answer: string | null;
}

export interface NamedSchemas {
  /** The schemas of the document: models, bodies, forms and responses. */
  readonly components: Readonly<Record<string, JsonObject>>;
  /** Path and query of the endpoints. They become parameters and are not models. */
  readonly parameters: Readonly<Record<string, JsonObject>>;
  readonly namesOf: (endpoint: EndpointShape) => EndpointNames;
}

/** All schemas of the contract by name, so that generated clients have named classes. */
export function namedSchemas(): NamedSchemas {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(MODELS)) registry.add(schema, { id });
  const names = new Map(endpoints.map((endpoint) => [endpoint.id, nameAll(endpoint, registry)]));
  const all = [...names.values()];
  const answered = reachable(schemasOf(registry, "output"), [
    "Problem",
    ...all.map(({ answer }) => answer).filter(isName),
  ]);
  const sent = reachable(
    schemasOf(registry, "input"),
    all.flatMap(({ body, form, params, query }) => [body, form, params, query].filter(isName)),
  );
  const different = differentNames(sent, answered);
  const sentName = (name: string): string => (different.has(name) ? `${name}Input` : name);
  const isParameter = (name: string): boolean => all.some(({ params, query }) => name === params || name === query);
  const given = Object.entries(sent).map(([name, schema]) => [sentName(name), withRefs(schema, sentName)] as const);
  return {
    components: withDiscriminators(
      sorted([...Object.entries(answered), ...given.filter(([name]) => !isParameter(name))]),
    ),
    parameters: sorted(given.filter(([name]) => isParameter(name))),
    namesOf: ({ id }) => {
      const own = names.get(id);
      if (own === undefined) throw new RangeError(`${id} is not in the contract.`);
      return { ...own, body: own.body === null ? null : sentName(own.body) };
    },
  };
}

const MODEL_NAMES: ReadonlyMap<z.ZodType, string> = new Map(
  Object.entries(MODELS).map(([name, schema]) => [schema, name]),
);

function nameAll(endpoint: EndpointShape, registry: z.core.$ZodRegistry<{ id: string }>): EndpointNames {
  const { body, multipart, params, query, response, produces } = endpoint;
  const own = `${endpoint.id.charAt(0).toUpperCase()}${endpoint.id.slice(1)}`;
  const nameOf = (schema: z.ZodType | undefined, part: string): string | null => {
    if (schema === undefined) return null;
    const model = MODEL_NAMES.get(schema);
    if (model !== undefined) return model;
    // A schema shared by several endpoints gets a name for each, or an editor would show the name of another call.
    const id = `${own}${part}`;
    registry.add(registry.has(schema) ? schema.clone(schema.def) : schema, { id });
    return id;
  };
  return {
    body: nameOf(body, "Body"),
    form: nameOf(multipart?.fields, "Form"),
    params: nameOf(params, "Params"),
    query: nameOf(query, "Query"),
    answer: produces === undefined ? nameOf(response, "Answer") : null,
  };
}

type Schemas = Readonly<Record<string, JsonObject>>;

function schemasOf(registry: z.core.$ZodRegistry<{ id: string }>, io: Direction): Schemas {
  const { schemas } = z.toJSONSchema(registry, { ...schemaOptions(io), uri: (id) => `${PREFIX}${id}` });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _draft, $id: _id, ...rest }]) => [name, rest]),
  );
}

/** The schemas with these names, and all schemas that they refer to. */
function reachable(schemas: Schemas, roots: readonly string[]): Schemas {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of refsIn(schemas[name])) visit(next);
  };
  for (const root of roots) visit(root);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => seen.has(name)));
}

/** Texts that are plain in requests and validated in answers. A schema that contains one becomes two models. */
const CHECKED_TEXTS: ReadonlySet<string> = new Set(["CasNumber", "ChemicalKey", "UnNumber"]);

/** Names of schemas whose request differs from the answer, such as by optional fields or unvalidated texts. */
function differentNames(sent: Schemas, answered: Schemas): ReadonlySet<string> {
  const both = Object.keys(sent).filter((name) => answered[name] !== undefined);
  const isDifferent = (name: string): boolean =>
    JSON.stringify(sent[name]) !== JSON.stringify(answered[name]) ||
    refsIn(sent[name]).some((ref) => CHECKED_TEXTS.has(ref));
  const different = new Set(both.filter(isDifferent));
  for (let before = -1; before !== different.size;) {
    before = different.size;
    for (const name of both) if (refsIn(sent[name]).some((ref) => different.has(ref))) different.add(name);
  }
  return different;
}

function sorted(schemas: readonly (readonly [string, JsonObject])[]): Schemas {
  return Object.fromEntries(schemas.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function refsIn(schema: unknown): readonly string[] {
  return [...JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? "");
}

function withRefs(schema: JsonObject, newName: (name: string) => string): JsonObject {
  const renamed = JSON.stringify(schema).replaceAll(/(?<="\$ref":"#\/components\/schemas\/)\w+(?=")/g, newName);
  return JSON.parse(renamed) as JsonObject; // an object stays an object
}

function isName(name: string | null): name is string {
  return name !== null;
}

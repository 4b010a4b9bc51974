import manifest from "../../package.json" with { type: "json" };
import { contract, endpoints } from "../contract/index.ts";
import { ACCESS_RULES, TOKEN_SCOPES } from "../contract/endpoint/access-rules.ts";
import type { EndpointShape } from "../contract/endpoint/define-endpoint.ts";
import { API_BASE } from "../client/request-url.ts";
import { answersOf } from "./answers.ts";
import type { JsonObject } from "./json.ts";
import { namedSchemas, type NamedSchemas } from "./named-schemas.ts";
import { formSchema, parametersOf, requestBodyOf } from "./requests.ts";
import { TAGS } from "./tags.ts";

/** Name of the session cookie set by the server. */
export const SESSION_COOKIE = "placard_session";

export interface OpenApiOptions {
  /** Version of the contract. Default: the version of this package. */
  readonly version?: string;
  /** The server's address without `/api`; empty for the server of this document. */
  readonly serverUrl?: string;
}

/** General description of all calls, in Markdown. */
const DESCRIPTION = [
  "Hazardous-chemical safety and emergency readiness. Every safety figure carries its source and unit. Figures that are not on file are null, never 0.",
  `**Portals** send an access token: \`Authorization: Bearer <secret>\`. A department admin creates one with \`insertAccessToken\`, a business Admin with \`insertBusinessAccessToken\`, and chooses its scopes: ${TOKEN_SCOPES.map((scope) => `\`${scope}\``).join(", ")}. Each call states the scope it needs; calls without a scope require a signed-in user with a session cookie. Whatever a token writes is recorded under the admin who created it, together with the token.`,
  "**Errors** have the shape `Problem`. Branch on `code`; `message` is a sentence for the user, `fields` lists what to correct. Quote `request_id` when reporting a problem. A 429 response gives the seconds to wait in `Retry-After`.",
  "**Units** are in the field name (`wind_kph`) or its description. Wind directions are where the wind comes FROM. Positions are [longitude, latitude] in GeoJSON, degrees, WGS 84. Times are UTC, ISO 8601.",
].join("\n\n");

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument({ version = manifest.version, serverUrl = "" }: OpenApiOptions = {}): JsonObject {
  const schemas = namedSchemas();
  return {
    openapi: "3.1.0",
    info: {
      title: "Placard API",
      version,
      description: DESCRIPTION,
      license: { name: "Apache License 2.0", identifier: manifest.license },
    },
    servers: [{ url: serverUrl === "" ? "/" : serverUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: pathsOf(schemas),
    components: {
      schemas: withFiles(schemas),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: SESSION_COOKIE, description: "Set by signing in." },
        token: { type: "http", scheme: "bearer", description: "An access token; scopes are its rights." },
      },
    },
  };
}

function pathsOf(schemas: NamedSchemas): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [resource, members] of Object.entries(contract)) {
    for (const endpoint of Object.values<EndpointShape>(members)) {
      const path = `${endpoint.atRoot === true ? "" : API_BASE}${endpoint.path}`;
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, resource, schemas) };
    }
  }
  return paths;
}

/** The models, with the file added to the form of each upload. */
function withFiles({ components, namesOf }: NamedSchemas): JsonObject {
  const forms = endpoints.flatMap((endpoint) => {
    const { form } = namesOf(endpoint);
    const fields = form === null ? undefined : components[form];
    if (form === null || fields === undefined || endpoint.multipart === undefined) return [];
    return [[form, formSchema(fields, endpoint.multipart)] as const];
  });
  return { ...components, ...Object.fromEntries(forms) };
}

function operationOf(endpoint: EndpointShape, resource: string, schemas: NamedSchemas): JsonObject {
  const requestBody = requestBodyOf(endpoint, schemas);
  return {
    operationId: endpoint.id,
    tags: [resource],
    summary: endpoint.summary,
    description: `Access: ${ACCESS_RULES[endpoint.access].words}`,
    "x-access": endpoint.access,
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, schemas),
    ...(requestBody === null ? {} : { requestBody }),
    responses: answersOf(endpoint, schemas),
  };
}

/** One entry per kind of sign-in; an empty entry means no sign-in. */
function securityOf({ access }: EndpointShape): readonly JsonObject[] {
  const ways = ACCESS_RULES[access].grants.map((grant): JsonObject => {
    if (grant.to === "anyone" || grant.to === "claim") return {};
    return "scope" in grant ? { token: [grant.scope] } : { session: [] };
  });
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}

import type { Problem } from "../generated/models.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * The error in a body; `null` if the body is not in the API's error format, such as a proxy's page. Malformed optional
 * parts are dropped, because the message for the user matters more.
 */
export function readProblem(body: unknown): Problem | null {
  if (!isObject(body)) return null;
  const { status, code, message, request_id } = body;
  if (status !== "error" || !isText(code) || !isText(message) || !isText(request_id)) return null;
  const more = Object.entries(MORE).filter(([name, fits]) => body[name] !== undefined && fits(body[name]));
  return {
    status,
    code: meantCode(code, message),
    message,
    request_id,
    ...Object.fromEntries(more.map(([name]) => [name, body[name]])),
  };
}

/** Older servers, without `unknown_endpoint`, answer an unknown path with `not_found` and a link to the document. */
function meantCode(code: string, message: string): string {
  return code === "not_found" && message.endsWith("See /api/openapi.json.") ? "unknown_endpoint" : code;
}

const anything = (): boolean => true;
const tiers: ReadonlySet<unknown> = new Set([1, 2, 3]);

/** Schemas of the additional parts of some error codes. */
const MORE: Readonly<Record<Exclude<keyof Problem, "status" | "code" | "message" | "request_id">, Fits>> = {
  fields: listOf((field) => hasTexts(field, ["path", "message"])),
  retry_after_s: (value) => typeof value === "number",
  allowed: (value) => value === false,
  current_tier: (value) => tiers.has(value),
  required_tier: (value) => value === null || tiers.has(value),
  current: anything,
  suggestions: listOf(
    (place) => hasTexts(place, ["id", "place_name", "precision", "source"]) && isPoint(place["center"]),
  ),
  matches: listOf(
    (match) =>
      hasTexts(match, ["key", "name", "matchedBy", "matchedText"]) &&
      ["casNumber", "unNumber", "hazardClass", "formula"].every((name) => match[name] === null || isText(match[name])),
  ),
  isolation: anything,
};

type Fits = (value: unknown) => boolean;

function listOf(fits: (item: Json) => boolean): Fits {
  return (value) => Array.isArray(value) && value.every((item) => isObject(item) && fits(item));
}

function hasTexts(value: Json, names: readonly string[]): boolean {
  return names.every((name) => isText(value[name]));
}

function isPoint(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((degrees) => typeof degrees === "number");
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

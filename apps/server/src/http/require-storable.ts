import { ApiError } from "../errors.ts";

/** Maximum nesting of lists and objects in a body. The app sends at most four levels. */
const MAX_DEPTH = 32;

/**
 * Rejects values that JSON and forms allow but no database column can store: the character NUL, half of a surrogate
 * pair, and lists nested so deeply that serializing them would overflow the stack. Field names are checked too.
 *
 * @throws ApiError `invalid_request` naming the field
 */
export function requireStorable(input: unknown): void {
  const waiting: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value: input, path: "", depth: 0 },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value === "string" && !isStorable(value)) throw unstorable(path);
    if (typeof value !== "object" || value === null) continue;
    if (depth === MAX_DEPTH) throw new ApiError("invalid_request", { message: "The body is nested too deeply." });
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw unstorable(path);
      waiting.push({ value: inner, path: path === "" ? key : `${path}.${key}`, depth: depth + 1 });
    }
  }
}

function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

function unstorable(path: string): ApiError {
  const message = "This text contains a character that cannot be stored. Type it again instead of pasting it.";
  return new ApiError("invalid_request", { message, fields: [{ path, message }] });
}

import { ApiError } from "../errors.ts";

/** Maximum nesting of lists and objects in a body. The app sends at most four levels. */
const MAX_DEPTH = 32;

/**
 * Maximum number of values in a body. A body of real fields reaches its maximum size first. A megabyte of zeros or empty
 * objects would block the server while each is checked.
 */
const MAX_VALUES = 100_000;

/** A list or an object in the body, and its position. */
interface Part {
  readonly value: object;
  readonly key: string;
  readonly parent: Part | null;
  readonly depth: number;
}

/**
 * Rejects values that JSON and forms allow but no database column can store: the character NUL, half of a surrogate
 * pair, and lists nested so deeply that serializing them would overflow the stack. Field names are checked too. Also
 * rejects bodies with too many values.
 *
 * @throws ApiError `invalid_request` naming the field
 */
export function requireStorable(input: unknown): void {
  const waiting: Part[] = [{ value: { "": input }, key: "", parent: null, depth: -1 }];
  let count = 0;
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const { value, depth } = part;
    if (depth === MAX_DEPTH) throw new ApiError("invalid_request", { message: "The body is nested too deeply." });
    count += Array.isArray(value) ? value.length : Object.keys(value).length;
    if (count > MAX_VALUES) throw new ApiError("invalid_request", { message: "The body has too many values." });
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw unstorable(part);
      if (typeof inner === "string" && !isStorable(inner)) throw unstorable(part, key);
      if (typeof inner === "object" && inner !== null)
        waiting.push({ value: inner, key, parent: part, depth: depth + 1 });
    }
  }
}

function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

function unstorable(part: Part, last = ""): ApiError {
  const keys = [last];
  for (let next: Part | null = part; next !== null; next = next.parent) keys.unshift(next.key);
  const path = keys.filter((key) => key !== "").join(".");
  const message = "This text contains a character that cannot be stored. Type it again instead of pasting it.";
  return new ApiError("invalid_request", { message, fields: [{ path, message }] });
}

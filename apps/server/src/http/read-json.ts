import { ApiError } from "../errors.ts";

/** Largest JSON body: an action plan with every field full, with room to spare. */
const MAX_JSON_BYTES = 1_048_576;

/** Reads a JSON body piece by piece, so that a large one is refused before it is in memory. A blank body is `{}`. */
export async function readJson(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MAX_JSON_BYTES) throw new ApiError("request_too_large");
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString("utf8");
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("invalid_request", { message: "The body is not valid JSON." });
  }
}

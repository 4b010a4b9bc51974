import { ApiError } from "../errors.ts";
import { cutOff } from "./cut-off.ts";

/** Maximum size of a JSON body: enough for an action plan with all fields full. */
const MAX_JSON_BYTES = 1_048_576;

/** Reads a JSON body in chunks, so that a large one is rejected before it is in memory. A blank body is `{}`. */
export async function readJson(request: Request): Promise<unknown> {
  const text = (await readBytes(request)).toString("utf8");
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("invalid_request", { message: "The body is not valid JSON." });
  }
}

async function readBytes(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > MAX_JSON_BYTES) throw new ApiError("request_too_large");
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ApiError ? error : cutOff(); // only the connection can fail here
  }
  return Buffer.concat(chunks);
}

import { ApiError } from "../errors.ts";
import type { Context } from "../context.ts";
import { DamagedFileError, isMissing } from "../storage/file-storage.ts";

type Stored = Pick<Context, "storage" | "events">;

export interface ServedFile {
  readonly storage_key: string;
  readonly filename: string;
  readonly content_type: string;
  readonly size_bytes: number;
}

/**
 * An uploaded file for a browser that must not trust it: only the detected type, no scripts, no forms, and no frame
 * with its own origin. `attachment` saves the file instead of showing it.
 */
export async function fileResponse(
  { storage, events }: Stored,
  file: ServedFile,
  disposition: "inline" | "attachment",
): Promise<Response> {
  return new Response(await contentOf({ storage, events }, file.storage_key), {
    headers: {
      "Content-Type": file.content_type,
      "Content-Length": String(file.size_bytes),
      "Content-Disposition": `${disposition}; filename*=UTF-8''${encodeName(file.filename)}`,
      "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "private, max-age=0, must-revalidate",
    },
  });
}

/** @throws ApiError `not_found` with advice if the row exists but its file is missing or damaged */
async function contentOf({ storage, events }: Stored, key: string): Promise<ReadableStream<Uint8Array>> {
  try {
    return await storage.read(key);
  } catch (error) {
    if (isMissing(error)) {
      events.fileFaulty("missing", key);
      throw new ApiError("not_found", { message: "This file is missing from storage. Upload it again." });
    }
    if (error instanceof DamagedFileError) {
      events.fileFaulty("damaged", key);
      throw new ApiError("not_found", { message: "This file was damaged in storage. Upload it again." });
    }
    throw error;
  }
}

/** RFC 5987: all characters except the plainest as percent codes. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

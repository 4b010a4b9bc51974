import type { FileStorage } from "../storage/file-storage.ts";

export interface ServedFile {
  readonly storage_key: string;
  readonly filename: string;
  readonly content_type: string;
  readonly size_bytes: number;
}

/**
 * An uploaded file for a browser that must not trust it: the type we found and no other, no script, no form, no frame
 * of its own origin. `attachment` saves it instead of showing it.
 */
export function fileResponse(storage: FileStorage, file: ServedFile, disposition: "inline" | "attachment"): Response {
  return new Response(storage.read(file.storage_key), {
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

/** RFC 5987: everything but the plainest signs as percent codes. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

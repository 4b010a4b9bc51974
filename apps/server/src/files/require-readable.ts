import { readFile, writeFile } from "node:fs/promises";
import type { SniffedType } from "@placard/hazmat-core/business";
import { ApiError } from "../errors.ts";
import { jpegFault } from "./jpeg-structure.ts";
import { pdfFault } from "./pdf-structure.ts";
import { pngFault } from "./png-structure.ts";
import { withoutMetadata } from "./without-metadata.ts";

const CHECKS: Readonly<
  Record<SniffedType, { readonly kind: string; readonly faultOf: (bytes: Buffer) => string | null }>
> = {
  "application/pdf": { kind: "PDF", faultOf: pdfFault },
  "image/png": { kind: "PNG picture", faultOf: pngFault },
  "image/jpeg": { kind: "JPEG picture", faultOf: jpegFault },
};

/** Files are looked at one after another, so that one at most stands in memory. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Refuses a file that only begins like what it says it is: in an emergency it would not open. A picture loses what its
 * camera wrote beside it.
 *
 * @returns how large the file is now, bytes
 * @throws ApiError `file_unreadable` with the reason
 */
export async function requireReadable(path: string, type: SniffedType): Promise<number> {
  const { kind, faultOf } = CHECKS[type];
  const checked = last.then(async () => {
    const bytes = await readFile(path);
    const wrong = faultOf(bytes);
    if (wrong !== null) return { fault: wrong, size: bytes.length };
    const kept = withoutMetadata(bytes, type);
    if (kept !== bytes) await writeFile(path, kept);
    return { fault: null, size: kept.length };
  });
  last = checked.catch(() => undefined);
  const { fault, size } = await checked;
  if (fault !== null) {
    throw new ApiError("file_unreadable", {
      message: `This file cannot be read as a ${kind}: ${fault}. Open it on your device to check it, then upload it again.`,
    });
  }
  return size;
}

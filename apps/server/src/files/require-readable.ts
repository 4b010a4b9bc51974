import { readFile } from "node:fs/promises";
import type { SniffedType } from "@placard/hazmat-core/business";
import { ApiError } from "../errors.ts";
import { jpegFault } from "./jpeg-structure.ts";
import { PDF_IS_LOCKED, pdfFault } from "./pdf-structure.ts";
import { pngFault } from "./png-structure.ts";

const CHECKS: Readonly<
  Record<SniffedType, { readonly kind: string; readonly faultOf: (bytes: Buffer) => string | null }>
> = {
  "application/pdf": { kind: "PDF", faultOf: pdfFault },
  "image/png": { kind: "PNG image", faultOf: pngFault },
  "image/jpeg": { kind: "JPEG image", faultOf: jpegFault },
};

const LOOK = "Open it on your device to check it, then upload it again.";
const UNLOCK = "No one will have the password in an emergency. Save a copy without a password, then upload that copy.";

/** Files are looked at one after another, so that one at most stands in memory. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Refuses a file that only begins like what it says it is: in an emergency it would not open.
 *
 * @throws ApiError `file_unreadable` with the reason
 */
export async function requireReadable(path: string, type: SniffedType): Promise<void> {
  const { kind, faultOf } = CHECKS[type];
  const checked = last.then(async () => faultOf(await readFile(path)));
  last = checked.catch(() => undefined);
  const fault = await checked;
  if (fault !== null) {
    throw new ApiError("file_unreadable", {
      message: `This file cannot be read as a ${kind}: ${fault}. ${fault === PDF_IS_LOCKED ? UNLOCK : LOOK}`,
    });
  }
}

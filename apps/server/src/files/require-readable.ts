import type { SniffedType } from "@placard/hazmat-core/business";
import { ApiError } from "../errors.ts";
import type { HeavyWork } from "../jobs/heavy-work.ts";
import { PDF_HAS_SCRIPT, PDF_IS_LOCKED, PDF_STARTS_PROGRAM } from "./pdf-structure.ts";

const KINDS: Readonly<Record<SniffedType, string>> = {
  "application/pdf": "PDF",
  "image/png": "PNG image",
  "image/jpeg": "JPEG image",
};

const LOOK = "Open it on your device to check it, then upload it again.";
const PRINT = "Crews open it on their own devices. Print it to a new PDF, then upload that copy.";

/** The way on for faults that are not damage. */
const REMEDIES: Readonly<Record<string, string>> = {
  [PDF_IS_LOCKED]:
    "No one will have the password in an emergency. Save a copy without a password, then upload that copy.",
  [PDF_HAS_SCRIPT]: PRINT,
  [PDF_STARTS_PROGRAM]: PRINT,
};

/**
 * Rejects a file that has the right first bytes but cannot be opened, because it would fail in an emergency.
 *
 * @throws ApiError `file_unreadable` with the reason
 */
export async function requireReadable(
  { fileFault }: Pick<HeavyWork, "fileFault">,
  path: string,
  type: SniffedType,
): Promise<void> {
  const fault = await fileFault({ path, type });
  if (fault !== null) {
    throw new ApiError("file_unreadable", {
      message: `This file cannot be read as a ${KINDS[type]}: ${fault}. ${REMEDIES[fault] ?? LOOK}`,
    });
  }
}

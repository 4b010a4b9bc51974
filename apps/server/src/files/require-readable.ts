import type { SniffedType } from "@placard/hazmat-core/business";
import { ApiError } from "../errors.ts";
import type { HeavyWork } from "../jobs/heavy-work.ts";
import { PDF_IS_LOCKED } from "./pdf-structure.ts";

const KINDS: Readonly<Record<SniffedType, string>> = {
  "application/pdf": "PDF",
  "image/png": "PNG image",
  "image/jpeg": "JPEG image",
};

const LOOK = "Open it on your device to check it, then upload it again.";
const UNLOCK = "No one will have the password in an emergency. Save a copy without a password, then upload that copy.";

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
      message: `This file cannot be read as a ${KINDS[type]}: ${fault}. ${fault === PDF_IS_LOCKED ? UNLOCK : LOOK}`,
    });
  }
}

import { TIER_TWO_FILE } from "@placard/hazmat-core/regulatory";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** Above it a file is no report of one business, or was made to fill the memory. */
const MOST_BYTES = 30 * 1024 * 1024;
const MOST_UNPACKED = 100 * 1024 * 1024;

/** Why a file holds no report. */
export type UnreadFile = "size" | "broken" | "no_report";

/** The archive that Tier2 Submit reads: one file in a ZIP. */
export function packReport(text: string): Blob {
  const bytes = zipSync({ [TIER_TWO_FILE]: strToU8(text) });
  return new Blob([new Uint8Array(bytes)], { type: "application/zip" });
}

/** The report inside a `.t2s` or `.zip`, or a loose XML file. Attachments are not unpacked. */
export async function unpackReport(
  file: Blob,
): Promise<{ readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: UnreadFile }> {
  if (file.size > MOST_BYTES) return { ok: false, reason: "size" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isZip(bytes)) return { ok: true, text: strFromU8(bytes) };
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => originalSize <= MOST_UNPACKED && name.toLowerCase().endsWith(".xml"),
    });
    const named = Object.entries(files).find(([name]) => name.split("/").at(-1) === TIER_TWO_FILE);
    const [, found] = named ?? Object.entries(files)[0] ?? [];
    return found === undefined ? { ok: false, reason: "no_report" } : { ok: true, text: strFromU8(found) };
  } catch {
    return { ok: false, reason: "broken" };
  }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

import { crc32 } from "node:zlib";
import { sizeFault } from "./picture-size.ts";

/** Length, type and checksum around the data of a chunk [PNG 3rd edition, 5.3]. */
const AROUND_DATA = 12;
const SIGNATURE_BYTES = 8;
const IHDR_BYTES = 13;

/**
 * Why a PNG cannot be shown: its chunks are walked to the end, so that a cut file is found; its pixels are not decoded.
 *
 * @returns `null` for a whole PNG of a size that devices can show
 */
export function pngFault(bytes: Buffer): string | null {
  let at = SIGNATURE_BYTES;
  let hasPixels = false;
  while (at + AROUND_DATA <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const end = at + AROUND_DATA + length;
    if (end > bytes.length) return "it is incomplete";
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return "it is damaged";
    if ((type === "IHDR") !== (at === SIGNATURE_BYTES)) return "it is damaged";
    if (type === "IHDR") {
      const fault =
        length === IHDR_BYTES ? sizeFault(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)) : "it is damaged";
      if (fault !== null) return fault;
    }
    if (type === "IDAT" && length > 0) hasPixels = true;
    if (type === "IEND") return hasPixels ? null : "it contains no image";
    at = end;
  }
  return "it is incomplete";
}

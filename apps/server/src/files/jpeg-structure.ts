import { sizeFault } from "./picture-size.ts";

/** Markers of ITU-T T.81, table B.1. */
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
const SOI_BYTES = 2;

/** SOF0 to SOF15 contain the size, except three of them that are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * The reason why a JPEG cannot be shown. Checks the segments up to the first scan, and that the scans end. Pixels are
 * not decoded.
 *
 * @returns `null` for a complete JPEG of a size that devices can show
 */
export function jpegFault(bytes: Buffer): string | null {
  let at = SOI_BYTES;
  let hasFrame = false;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return "it is damaged";
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // a fill byte
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return "it is damaged";
    if (at + 2 + length > bytes.length) return "it is incomplete";
    if (marker === START_OF_SCAN) {
      if (!hasFrame) return "it contains no image";
      return bytes.includes(END_OF_IMAGE, at + 2 + length) ? null : "it is incomplete";
    }
    if (isFrame(marker)) {
      const fault = length < 8 ? "it is damaged" : sizeFault(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
      if (fault !== null) return fault;
      hasFrame = true;
    }
    at += 2 + length;
  }
  return "it is incomplete";
}

import type { SniffedType } from "@placard/hazmat-core/business";

/**
 * A picture without what its camera wrote beside it: place, owner, device, moment, preview. How it is to be turned and
 * its colours stay. The bytes must have passed `jpegFault` or `pngFault`.
 *
 * @returns the very same buffer where there was nothing to take away
 */
export function withoutMetadata(bytes: Buffer, type: SniffedType): Buffer {
  if (type === "image/jpeg") return cleanJpeg(bytes);
  return type === "image/png" ? cleanPng(bytes) : bytes;
}

/** Markers of ITU-T T.81, table B.1. */
const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const APP2 = 0xe2;
const COMMENT = 0xfe;
const SOI_BYTES = 2;

/** APP0 says that it is a JFIF, APP14 how its colours are coded, an ICC profile in APP2 what they mean. */
function isKept(marker: number, data: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker === APP2) return data.toString("latin1", 0, 11) === "ICC_PROFILE";
  return marker < APP1 || marker > 0xef || marker === 0xee;
}

function cleanJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SOI_BYTES)];
  let at = SOI_BYTES;
  let turn = 1;
  let isClean = true;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // a fill byte
      continue;
    }
    if (marker === START_OF_SCAN) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const data = bytes.subarray(at + 4, end);
    if (isKept(marker, data)) kept.push(bytes.subarray(at, end));
    else {
      isClean = false;
      if (marker === APP1) turn = orientationOf(data) ?? turn;
    }
    at = end;
  }
  if (isClean) return bytes;
  if (turn !== 1) kept.splice(1, 0, exifWith(turn));
  return Buffer.concat([...kept, bytes.subarray(at)]);
}

/** EXIF 2.32, 4.6.4: the tag that says how a picture is to be turned, 1 to 8. */
const ORIENTATION = 0x0112;
const EXIF_HEAD = Buffer.from("Exif\0\0", "latin1");

/** `null` where the segment says nothing of it, or cannot be read. */
function orientationOf(data: Buffer): number | null {
  if (!data.subarray(0, EXIF_HEAD.length).equals(EXIF_HEAD)) return null;
  const tiff = data.subarray(EXIF_HEAD.length);
  if (tiff.length < 8) return null;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const u16 = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return null;
  for (let at = first + 2; at < first + 2 + u16(first) * 12 && at + 12 <= tiff.length; at += 12) {
    if (u16(at) !== ORIENTATION) continue;
    const turn = u16(at + 8);
    return turn >= 1 && turn <= 8 ? turn : null;
  }
  return null;
}

/** A segment that says how the picture is to be turned, and nothing else. */
function exifWith(turn: number): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  tiff.writeUInt16BE(turn, 18);
  const head = Buffer.from([0xff, APP1, 0, 2 + EXIF_HEAD.length + tiff.length]);
  return Buffer.concat([head, EXIF_HEAD, tiff]);
}

/** Length, type and checksum around the data of a chunk [PNG 3rd edition, 5.3]. */
const AROUND_DATA = 12;
const PNG_SIGNATURE_BYTES = 8;
const PNG_METADATA: ReadonlySet<string> = new Set(["tEXt", "zTXt", "iTXt", "eXIf", "tIME"]);

function cleanPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, PNG_SIGNATURE_BYTES)];
  let at = PNG_SIGNATURE_BYTES;
  let isClean = true;
  let isEnd = false;
  while (!isEnd && at + AROUND_DATA <= bytes.length) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    const end = at + AROUND_DATA + bytes.readUInt32BE(at);
    if (PNG_METADATA.has(type)) isClean = false;
    else kept.push(bytes.subarray(at, end));
    isEnd = type === "IEND";
    at = end;
  }
  return isClean ? bytes : Buffer.concat(kept);
}

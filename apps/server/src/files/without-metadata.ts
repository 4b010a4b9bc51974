import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { SniffedType } from "@placard/hazmat-core/business";
import { exifOf, orientationOf } from "./exif-orientation.ts";

/** Markers of ITU-T T.81, table B.1. */
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;
const JFIF = 0xe0;
const EXIF = 0xe1;
const ICC = 0xe2;
const ADOBE = 0xee;
const SOI_BYTES = 2;

/**
 * Ancillary chunks that change how a picture looks [PNG 3rd edition, 5.6]. The names of critical chunks begin with a
 * capital.
 */
const LOOKS: ReadonlySet<string> = new Set([
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "cICP",
  "mDCV",
  "cLLI",
  "sBIT",
  "bKGD",
  "pHYs",
]);
const SIGNATURE_BYTES = 8;
const AROUND_DATA = 12;

/** A file without metadata: its size, and its hash in hex. */
export interface BareFile {
  readonly sizeBytes: number;
  readonly storedSha256: string;
}

/**
 * Removes metadata that the device wrote into a picture: position, time, make and serial number, owner, embedded
 * picture.
 * Keeps what changes its look: colour profile and orientation. A file can consist of millions of small parts, so
 * `HeavyWork` calls this.
 *
 * @param path - file that passed `requireReadable`; it is rewritten if something is removed
 */
export async function removeMetadata(path: string, type: SniffedType): Promise<BareFile> {
  const bytes = await readFile(path);
  const bare = type === "image/jpeg" ? bareJpeg(bytes) : type === "image/png" ? barePng(bytes) : bytes;
  if (bare.length !== bytes.length || !bare.equals(bytes)) await writeFile(path, bare, { mode: 0o600 });
  return { sizeBytes: bare.length, storedSha256: createHash("sha256").update(bare).digest("hex") };
}

/** A JPEG up to the end of its picture, without comments and application segments. */
export function bareJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SOI_BYTES)];
  let orientation = 1;
  let at = SOI_BYTES;
  let isInScan = false;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || (isInScan && !endsScan(0xff, marker))) {
      const next = nextMarker(bytes, at);
      kept.push(bytes.subarray(at, next));
      at = next;
    } else if (marker === 0xff) {
      at += 1; // a fill byte
    } else if (marker === END_OF_IMAGE) {
      kept.push(bytes.subarray(at, at + 2));
      break;
    } else {
      if (at + 4 > bytes.length) break;
      const end = at + 2 + bytes.readUInt16BE(at + 2);
      const data = bytes.subarray(at + 4, end);
      if (marker === EXIF) orientation = orientationOf(data) ?? orientation;
      if (isOfPicture(marker, data)) kept.push(bytes.subarray(at, end));
      isInScan = marker === START_OF_SCAN;
      at = end;
    }
  }
  if (orientation === 1) return Buffer.concat(kept);
  // After the JFIF segment if there is one, because that must come first.
  const behind = kept[1]?.[1] === JFIF ? 2 : 1;
  return Buffer.concat([...kept.slice(0, behind), segment(EXIF, exifOf(orientation)), ...kept.slice(behind)]);
}

/** Stuffed bytes and restart markers are part of a scan. */
const endsScan = (first: number, second: number): boolean =>
  first === 0xff && second !== 0x00 && !(second >= 0xd0 && second <= 0xd7);

function nextMarker(bytes: Buffer, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return bytes.length;
    if (endsScan(0xff, bytes[at + 1] ?? 0)) return at;
    at += 2;
  }
  return bytes.length;
}

function isOfPicture(marker: number, data: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < JFIF || marker > 0xef) return true;
  if (marker === ICC) return data.subarray(0, 12).equals(Buffer.from("ICC_PROFILE\0", "latin1"));
  // JFXX, JFIF's extension, is a thumbnail.
  if (marker === JFIF) return data.subarray(0, 5).equals(Buffer.from("JFIF\0", "latin1"));
  return marker === ADOBE;
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A PNG up to its end, without text, time and chunks that readers do not need. */
export function barePng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + AROUND_DATA <= bytes.length) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    const end = at + AROUND_DATA + bytes.readUInt32BE(at);
    const chunk = bytes.subarray(at, end);
    if (type === "eXIf") kept.push(...orientationChunk(chunk.subarray(8, -4)));
    else if (/^[A-Z]/.test(type) || LOOKS.has(type)) kept.push(chunk);
    if (type === "IEND") break;
    at = end;
  }
  return Buffer.concat(kept);
}

const EXIF_HEAD = Buffer.from("Exif\0\0", "latin1");

function orientationChunk(tiff: Buffer): readonly Buffer[] {
  const orientation = orientationOf(Buffer.concat([EXIF_HEAD, tiff])) ?? 1;
  if (orientation === 1) return [];
  const data = exifOf(orientation).subarray(EXIF_HEAD.length);
  const body = Buffer.concat([Buffer.from("eXIf", "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return [Buffer.concat([length, body, sum])];
}

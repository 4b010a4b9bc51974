/** Tag 274 of TIFF 6.0, in the first directory of Exif [Exif 2.32, 4.6.4]. */
const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
const HEAD = Buffer.from("Exif\0\0", "latin1");

/**
 * The orientation, 1 to 8.
 *
 * @param data - APP1 segment of a JPEG
 * @returns `null` if the segment is not Exif or has no orientation
 */
export function orientationOf(data: Buffer): number | null {
  if (!data.subarray(0, HEAD.length).equals(HEAD)) return null;
  const tiff = data.subarray(HEAD.length);
  const order = tiff.toString("latin1", 0, 2);
  if (tiff.length < 8 || (order !== "II" && order !== "MM")) return null;
  const word = (at: number): number => (order === "II" ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = order === "II" ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return null;
  const entries = word(directory);
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return null;
    if (word(at) !== ORIENTATION) continue;
    const orientation = word(at + 2) === SHORT ? word(at + 8) : 0;
    return orientation >= 1 && orientation <= 8 ? orientation : null;
  }
  return null;
}

/** Exif with only the orientation: one directory with one entry. */
export function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("II", 0, "latin1");
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(ORIENTATION, 10);
  tiff.writeUInt16LE(SHORT, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return Buffer.concat([HEAD, tiff]);
}

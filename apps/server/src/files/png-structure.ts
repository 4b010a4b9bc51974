import { crc32, createInflate } from "node:zlib";
import { sizeFault } from "./picture-size.ts";

/** Bytes of length, type and checksum around the data of a chunk [PNG 3rd edition, 5.3]. */
const AROUND_DATA = 12;
const SIGNATURE_BYTES = 8;
const IHDR_BYTES = 13;
/** Bytes decompressed at a time. */
const PIECE_BYTES = 65_536;

/**
 * The reason why a PNG cannot be shown. Reads the chunks to the end to find a truncated file, and decompresses the
 * pixels: their number must match the header, and each row must have a valid filter.
 *
 * @returns `null` for a complete PNG of a size that devices can show
 */
export async function pngFault(bytes: Buffer): Promise<string | null> {
  let at = SIGNATURE_BYTES;
  const packed: Buffer[] = [];
  const head = bytes.subarray(SIGNATURE_BYTES + 8, SIGNATURE_BYTES + 8 + IHDR_BYTES);
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
    if (type === "IDAT" && length > 0) packed.push(bytes.subarray(at + 8, end - 4));
    if (type === "IEND") return packed.length === 0 ? "it contains no image" : pixelFault(head, packed);
    at = end;
  }
  return "it is incomplete";
}

/** Values per pixel by colour type: grey, colour, palette, grey with alpha, colour with alpha [11.2.1]. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: ReadonlySet<number> = new Set([1, 2, 4, 8, 16]);
/** Number of filters: none, sub, up, average, Paeth [9.2]. */
const FILTERS = 5;

/** First pixel and step of each pass of an interlaced image [8.2]: x, y, then the steps in x and y. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const WHOLE = [[0, 0, 1, 1]] as const;

/** Length of each row in bytes, including its filter byte, in the order of compression. */
function* rowLengths(head: Buffer, channels: number): Generator<number> {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth = 0, , , , interlace = 0] = head.subarray(8);
  for (const [x, y, stepX, stepY] of interlace === 1 ? PASSES : WHOLE) {
    const columns = Math.ceil((width - x) / stepX);
    if (columns <= 0) continue;
    const length = 1 + Math.ceil((columns * channels * depth) / 8);
    for (let row = y; row < height; row += stepY) yield length;
  }
}

/**
 * Decompresses in pieces, so that a large image needs little memory.
 *
 * @param head - data of IHDR; its size has been checked
 * @param packed - data of all IDAT chunks
 */
async function pixelFault(head: Buffer, packed: readonly Buffer[]): Promise<string | null> {
  const [depth = 0, colourType = 0, , , interlace = 0] = head.subarray(8);
  const channels = CHANNELS[colourType];
  if (channels === undefined || !DEPTHS.has(depth) || interlace > 1) return "it is damaged";
  const lengths = rowLengths(head, channels);
  const pixels = createInflate({ chunkSize: PIECE_BYTES });
  pixels.end(Buffer.concat(packed));
  let [start, nextRow] = [0, 0];
  let isDone = false;
  try {
    for await (const piece of pixels) {
      if (!Buffer.isBuffer(piece)) return "it is damaged";
      const end = start + piece.length;
      while (!isDone && nextRow < end) {
        const { done, value } = lengths.next();
        isDone = done === true;
        if (isDone) break;
        if ((piece[nextRow - start] ?? FILTERS) >= FILTERS) return "it is damaged";
        nextRow += value ?? 0;
      }
      if (isDone && end > nextRow) return "it is damaged"; // larger than its header states
      start = end;
    }
  } catch {
    return "it is damaged";
  }
  return start === nextRow && (isDone || lengths.next().done === true) ? null : "it is incomplete";
}

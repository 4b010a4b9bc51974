// WOFF File Format 1.0, W3C Recommendation 2012: a header of 44 bytes, a directory of 20 bytes for each table, and the
// tables of an OpenType font, each compressed with zlib if that makes it smaller.

const WOFF_SIGNATURE = 0x774f4646; // "wOFF"
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

/**
 * The OpenType font in a WOFF file, unpacked once: code that reads a font glyph by glyph would otherwise unpack its
 * outlines for each glyph.
 *
 * @param woff - a complete WOFF 1.0 file
 * @returns the font, its tables in the order of the file
 * @throws TypeError if the bytes are not a WOFF file
 */
export async function sfntOfWoff(woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== WOFF_SIGNATURE) throw new TypeError("These bytes are not a WOFF file.");
  const count = view.getUint16(12);
  const tables = await Promise.all(Array.from({ length: count }, (_, at) => readTable(woff, view, at)));
  return joinTables(view.getUint32(4), tables);
}

async function readTable(woff: Uint8Array<ArrayBuffer>, view: DataView, at: number): Promise<Table> {
  const entry = WOFF_HEADER + at * WOFF_ENTRY;
  const start = view.getUint32(entry + 4);
  const packed = woff.subarray(start, start + view.getUint32(entry + 8));
  const isPacked = packed.length < view.getUint32(entry + 12);
  return {
    tag: view.getUint32(entry),
    checksum: view.getUint32(entry + 16),
    bytes: isPacked ? await unpacked(packed) : packed,
  };
}

async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Builds a font from tables: header, directory and tables, each aligned to four bytes. */
function joinTables(flavor: number, tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const first = SFNT_HEADER + tables.length * SFNT_ENTRY;
  const length = tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), first);
  const font = new Uint8Array(length);
  const view = new DataView(font.buffer);
  const step = 2 ** Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavor);
  view.setUint16(4, tables.length);
  // Values for a binary search in the directory: largest step, number of halvings, and remainder.
  view.setUint16(6, step * SFNT_ENTRY);
  view.setUint16(8, Math.log2(step));
  view.setUint16(10, (tables.length - step) * SFNT_ENTRY);
  let start = first;
  tables.forEach(({ tag, checksum, bytes }, at) => {
    const entry = SFNT_HEADER + at * SFNT_ENTRY;
    view.setUint32(entry, tag);
    view.setUint32(entry + 4, checksum);
    view.setUint32(entry + 8, start);
    view.setUint32(entry + 12, bytes.length);
    font.set(bytes, start);
    start += aligned(bytes.length);
  });
  return font;
}

const aligned = (length: number): number => Math.ceil(length / 4) * 4;

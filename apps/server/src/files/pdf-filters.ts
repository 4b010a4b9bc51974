import { inflateSync } from "node:zlib";

// Sections are those of ISO 32000-1, PDF 1.7.

/** The result of a decoder: the bytes up to the limit, and whether there were more. */
export interface Decoded {
  readonly bytes: Buffer;
  readonly isCut: boolean;
}

/**
 * @param isLate - true if codes of LZW become longer one code later (`EarlyChange` 0)
 * @returns `null` if the data is damaged
 */
type Decode = (data: Buffer, most: number, isLate: boolean) => Decoded | null;

/** Filters that readers apply to text, by name and short name (7.4.1). */
export const DECODERS: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ["FlateDecode", inflate],
  ["Fl", inflate],
  ["ASCIIHexDecode", decodeHex],
  ["AHx", decodeHex],
  ["ASCII85Decode", decode85],
  ["A85", decode85],
  ["RunLengthDecode", decodeRunLength],
  ["RL", decodeRunLength],
  ["LZWDecode", decodeLzw],
  ["LZW", decodeLzw],
]);

/** Collects decoded bytes up to a limit. */
class Output {
  #bytes: Buffer;
  #length = 0;
  readonly #most: number;
  isCut = false;

  constructor(expected: number, most: number) {
    this.#most = most;
    this.#bytes = Buffer.allocUnsafe(Math.max(1, Math.min(expected, most)));
  }

  get length(): number {
    return this.#length;
  }

  /** @returns false when the limit is reached */
  add(value: number, count = 1): boolean {
    const end = this.#reserve(count);
    this.#bytes.fill(value, this.#length, end);
    this.#length = end;
    return !this.isCut;
  }

  /** Adds bytes of another buffer, or of this output if there is none. */
  copy(from: number, to: number, source?: Buffer): boolean {
    const end = this.#reserve(to - from);
    (source ?? this.#bytes).copy(this.#bytes, this.#length, from, from + end - this.#length);
    this.#length = end;
    return !this.isCut;
  }

  done(): Decoded {
    return { bytes: this.#bytes.subarray(0, this.#length), isCut: this.isCut };
  }

  #reserve(count: number): number {
    const end = Math.min(this.#length + count, this.#most);
    this.isCut ||= this.#length + count > this.#most;
    if (end > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.min(this.#most, Math.max(end, 2 * this.#bytes.length)));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    return end;
  }
}

/** 7.4.4 */
function inflate(data: Buffer, most: number): Decoded | null {
  try {
    return { bytes: inflateSync(data, { maxOutputLength: Math.max(1, most) }), isCut: false };
  } catch (error) {
    return error instanceof RangeError ? { bytes: Buffer.alloc(0), isCut: true } : null;
  }
}

const isSpace = (byte: number): boolean => byte <= 0x20;

/** 7.4.2 */
function decodeHex(data: Buffer, most: number): Decoded {
  const output = new Output(data.length / 2 + 1, most);
  let high: number | null = null;
  for (const byte of data) {
    if (isSpace(byte)) continue;
    const digit = "0123456789abcdef".indexOf(String.fromCharCode(byte).toLowerCase());
    if (digit === -1) break; // the end marker `>`, or damage
    if (high === null) high = digit;
    else {
      if (!output.add(16 * high + digit)) break;
      high = null;
    }
  }
  if (high !== null) output.add(16 * high);
  return output.done();
}

const [EXCLAMATION, LOWER_U, LOWER_Z] = [0x21, 0x75, 0x7a];

/** 7.4.3 */
function decode85(data: Buffer, most: number): Decoded {
  const output = new Output(data.length, most);
  const group: number[] = [];
  /** Adds the bytes of a group; a shorter last group is filled up. */
  const addGroup = (): boolean => {
    const size = group.length - 1;
    while (group.length < 5) group.push(LOWER_U - EXCLAMATION);
    const value = group.reduce((all, digit) => all * 85 + digit, 0);
    group.length = 0;
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value % 2 ** 32);
    return output.copy(0, size, bytes);
  };
  for (const byte of data) {
    if (isSpace(byte)) continue;
    if (byte === LOWER_Z && group.length === 0) {
      if (!output.add(0, 4)) return output.done();
      continue;
    }
    if (byte < EXCLAMATION || byte > LOWER_U) break; // the end marker `~>`, or damage
    group.push(byte - EXCLAMATION);
    if (group.length === 5 && !addGroup()) return output.done();
  }
  if (group.length > 1) addGroup();
  return output.done();
}

const RUN_END = 128;

/** 7.4.5 */
function decodeRunLength(data: Buffer, most: number): Decoded {
  const output = new Output(2 * data.length, most);
  for (let at = 0; at + 1 < data.length;) {
    const length = data[at] ?? RUN_END;
    if (length === RUN_END) break;
    const isLiteral = length < RUN_END;
    const isWithin = isLiteral
      ? output.copy(at + 1, Math.min(at + 2 + length, data.length), data)
      : output.add(data[at + 1] ?? 0, 257 - length);
    if (!isWithin) break;
    at += isLiteral ? length + 2 : 2;
  }
  return output.done();
}

const [CLEAR, LZW_END, FIRST_CODE, MAX_CODES] = [256, 257, 258, 4096];

/** Width of the next code, in bits, for that many codes. */
const widthFor = (codes: number): number => (codes < 512 ? 9 : codes < 1024 ? 10 : codes < 2048 ? 11 : 12);

/** 7.4.4. Each code stands for bytes that were decoded before, so only their places are stored. */
function decodeLzw(data: Buffer, most: number, isLate: boolean): Decoded {
  const output = new Output(4 * data.length, most);
  const [starts, ends] = [new Uint32Array(MAX_CODES), new Uint32Array(MAX_CODES)];
  let codes = FIRST_CODE;
  /** Start of the bytes of the code before; `null` after a clear. */
  let previous: number | null = null;
  let [bits, held] = [0, 0];
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xff_ffff;
    bits += 8;
    const width = widthFor(isLate ? codes : codes + 1);
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === LZW_END) break;
    if (code === CLEAR) {
      codes = FIRST_CODE;
      previous = null;
      continue;
    }
    const at = output.length;
    if (previous !== null && codes < MAX_CODES) {
      starts[codes] = previous; // the bytes of the code before, and the first byte of this code
      ends[codes] = at + 1;
      codes += 1;
    }
    if (code >= codes) break; // damage
    if (code < CLEAR) output.add(code);
    else copyCode(output, starts[code] ?? 0, ends[code] ?? 0);
    if (output.isCut) break;
    previous = at;
  }
  return output.done();
}

/** Adds earlier bytes. The last of them may be the first one that is added. */
function copyCode(output: Output, start: number, end: number): void {
  const isOverlapping = end > output.length;
  output.copy(start, isOverlapping ? end - 1 : end);
  if (isOverlapping && !output.isCut) output.copy(start, start + 1);
}

/** A name with its letters written as numbers (7.3.5): `Flate#44ecode`. */
const plainName = (name: string): string =>
  name.replaceAll(/#([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

const GAP = String.raw`(?:\s|%[^\r\n]{0,200}[\r\n]){0,20}`;
const FILTERS = new RegExp(
  String.raw`/(?:F|#46)(?:[#\w]{0,20})?${GAP}(\[[^\]]{0,500}\]|/[^\s/<>[\]()%]{1,60}|\d{1,10}\s{1,9}\d{1,5}\s{1,9}R)`,
  "g",
);

/**
 * The filter chains that a dictionary names, each in the order of decoding. A dictionary with one of them in a text has
 * several: readers use one of them.
 *
 * @param objectText - the text of another object, by number
 */
export function filterChains(dictionary: string, objectText: (number: number) => string): readonly string[][] {
  const namesIn = (text: string): string[] =>
    [...text.matchAll(/\/([^\s/<>[\]()%]{1,60})|(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R/g)].flatMap(([, name, number]) =>
      name === undefined ? namesOf(objectText(Number(number))) : [plainName(name)],
    );
  const namesOf = (text: string): string[] =>
    [...text.matchAll(/\/([^\s/<>[\]()%]{1,60})/g)].map(([, name = ""]) => plainName(name));
  return [...dictionary.matchAll(FILTERS)]
    .filter(([text]) => /^\/(?:Filter|F)(?![\w])/.test(plainName(text)))
    .map(([, value = ""]) => namesIn(value));
}

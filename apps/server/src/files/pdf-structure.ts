import { inflateSync } from "node:zlib";
import { DECODERS, filterChains } from "./pdf-filters.ts";
import { opensWithoutPassword, pdfString } from "./pdf-lock.ts";

// Sections are those of ISO 32000-1, PDF 1.7.

/** The end-of-file marker is in the last bytes of a complete file (Annex H, note 18 asks readers for 1,024). */
const TAIL_BYTES = 4096;

/**
 * The drawing of a page has at most a megabyte in ordinary files. Above this limit, readers freeze or run out of
 * memory.
 */
const MAX_CONTENT_BYTES = 128 * 1_048_576;

/** The error for a file whose streams decompress to too much data. */
const SWELLS = "its pages are too large to be drawn";

/** The error for a file with a stream that is compressed again and again. */
const PACKED_TOO_OFTEN = "its pages are compressed too many times";

/** The error for a file that requires a password. */
export const PDF_IS_LOCKED = "it asks for a password";

/** Faults of a file that does more than show pages when it is opened. */
export const PDF_HAS_SCRIPT = "it contains a script";
export const PDF_STARTS_PROGRAM = "it starts another program";

/** The names of such actions (12.6.4.5 and 12.6.4.16). */
const ACTIONS = [
  { name: "JavaScript", fault: PDF_HAS_SCRIPT },
  { name: "Launch", fault: PDF_STARTS_PROGRAM },
] as const;

/** Limits that no sheet comes near: they bound what a hostile file can cost. */
const MAX_OBJECTS = 1_000_000;
const MAX_STREAMS = 5000;
const MAX_PACKED_BYTES = 64 * 1_048_576;
const MAX_INFLATED_BYTES = 64 * 1_048_576;
const MAX_NODES = 200;
const DICTIONARY_BYTES = 65_536;
const MAX_CONTENT_STREAMS = 20_000;
/** A damaged stream above this size is rejected: its full size is not known. */
const MAX_DAMAGED_BYTES = 8 * 1_048_576;
/** Maximum number of damaged streams. In a protected file, a few streams look compressed by chance. */
const MAX_DAMAGED_STREAMS = 64;
/** Deflate compresses at most by this factor, so more comes from a stream that is compressed several times. */
const MAX_RATIO = 1032;
/** A stream can be compressed again and again. */
const MAX_LAYERS = 4;
/** Line ends and spaces between the keyword of a stream and its data. */
const SPACES: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d, 0x20]);
const MAX_SPACES = 8;

/** Start of the text of an object, and the bytes that contain it: the file itself, or a decompressed object stream. */
interface Place {
  readonly bytes: Buffer;
  readonly at: number;
}

/**
 * The reason why a PDF cannot be read. The file must have an end, and its page tree must lead from the root to a page.
 * Objects are found by scanning the file, as readers do with a damaged object table, and in object streams (7.5.7).
 *
 * A protected file may store its page tree encrypted. Such a file is accepted if a blank password opens it, and
 * rejected otherwise, because a crew has no password.
 *
 * A file with a script or an action that starts a program is refused too: a crew opens it on its own device. In a
 * protected file whose objects stay sealed these are not found.
 *
 * @returns `null` for a PDF with at least one page
 */
export function pdfFault(bytes: Buffer): string | null {
  if (!bytes.subarray(-TAIL_BYTES).includes("%%EOF")) return "it is incomplete";
  const objects = new Map<number, Place>();
  indexPlain(bytes, objects);
  const protection = protectionOf(bytes, objects);
  if (protection !== null && !opensWithoutPassword(protection, fileIdOf(bytes))) return PDF_IS_LOCKED;
  const opened: Buffer[] = [];
  const isOpen = indexStreams(objectStreams(bytes), objects, opened);
  const action = [bytes, ...opened].map(actionIn).find((fault) => fault !== null);
  if (action !== undefined) return action;
  if (rootsOf(bytes).some((root) => leadsToPage(root, objects))) return sizeFault(bytes, objects);
  if (!isOpen && protection !== null) return null;
  return "it has no pages";
}

/** The fault of a script or a program start among the objects; `null` without one. */
function actionIn(bytes: Buffer): string | null {
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== SLASH) continue;
    const action = ACTIONS.find(({ name }) => isNamed(bytes, at + 1, name));
    if (action !== undefined) return action.fault;
  }
  return null;
}

const SLASH = 0x2f;
const HASH = 0x23;

/** Whether a name begins at a byte. It may write any of its letters as a number: `J#61vaScript` (7.3.5). */
function isNamed(bytes: Buffer, from: number, name: string): boolean {
  let at = from;
  for (const letter of Buffer.from(name, "latin1")) {
    if (bytes[at] === letter) at += 1;
    else if (bytes[at] === HASH && Number.parseInt(bytes.toString("latin1", at + 1, at + 3), 16) === letter) at += 3;
    else return false;
  }
  return !/[\w#.+-]/.test(bytes.toString("latin1", at, at + 1));
}

/** The encryption dictionary that the newest trailer names (7.6.1); `null`: the file is not protected. */
function protectionOf(bytes: Buffer, objects: ReadonlyMap<number, Place>): string | null {
  for (let at = bytes.lastIndexOf("/Encrypt"); at > 0; at = bytes.lastIndexOf("/Encrypt", at - 1)) {
    const text = bytes.toString("latin1", at, at + DICTIONARY_BYTES);
    if (/^\/Encrypt\s{0,9}<</.test(text)) return text;
    const number = referenceIn(text.slice(0, 60), "Encrypt");
    const place = number === null ? undefined : objects.get(number);
    if (place !== undefined) return place.bytes.toString("latin1", place.at, place.at + DICTIONARY_BYTES);
  }
  return null;
}

/** The first part of the identifier in the newest trailer that has one (14.4). */
function fileIdOf(bytes: Buffer): Buffer {
  for (let at = bytes.lastIndexOf("/ID"); at > 0; at = bytes.lastIndexOf("/ID", at - 1)) {
    const start = /^\/ID\s{0,9}\[\s{0,9}/.exec(bytes.toString("latin1", at, at + 24))?.[0].length;
    if (start !== undefined)
      return pdfString(bytes.toString("latin1", at + start, at + start + 600)) ?? Buffer.alloc(0);
  }
  return Buffer.alloc(0);
}

/**
 * Adds the objects that are plain text in the file: `12 0 obj`. The last object with a number is used, as after an
 * edit.
 */
function indexPlain(bytes: Buffer, objects: Map<number, Place>): void {
  let found = bytes.indexOf(" obj");
  for (let count = 0; found !== -1 && count < MAX_OBJECTS; count += 1) {
    const before = bytes.toString("latin1", Math.max(0, found - 24), found);
    const number = /(?:^|\D)(\d{1,10})\s{1,9}\d{1,5}\s{0,9}$/.exec(before)?.[1];
    if (number !== undefined) objects.set(Number(number), { bytes, at: found + 4 });
    found = bytes.indexOf(" obj", found + 4);
  }
}

/** The object streams, found by the type in their dictionaries. */
function objectStreams(bytes: Buffer): Place[] {
  const places: Place[] = [];
  let found = bytes.indexOf("/ObjStm");
  while (found !== -1 && places.length < MAX_STREAMS) {
    const start = bytes.lastIndexOf(" obj", found);
    if (start !== -1 && found - start < DICTIONARY_BYTES) places.push({ bytes, at: start + 4 });
    found = bytes.indexOf("/ObjStm", found + 7);
  }
  return places;
}

/** Remaining bytes of object streams that may be read. */
interface Budget {
  packed: number;
  inflated: number;
}

/**
 * @param opened - receives the content of each stream
 * @returns false when a stream did not open
 */
function indexStreams(streams: readonly Place[], objects: Map<number, Place>, opened: Buffer[]): boolean {
  const budget: Budget = { packed: MAX_PACKED_BYTES, inflated: MAX_INFLATED_BYTES };
  let isOpen = true;
  for (const place of streams) {
    const dictionary = dictionaryAt(place);
    const content = contentOf(place, dictionary, budget);
    if (content === null) isOpen = false;
    else opened.push(content);
    if (content !== null) indexStream(content, numberIn(dictionary, "First"), objects);
    if (budget.packed <= 0 || budget.inflated <= 0) return false;
  }
  return isOpen;
}

/** The head of the stream lists the number and offset of each object; offsets count from `First`. */
function indexStream(content: Buffer, first: number, objects: Map<number, Place>): void {
  const head = content.toString("latin1", 0, first).trim().split(/\s+/).map(Number);
  for (let pair = 0; pair + 1 < head.length && objects.size < MAX_OBJECTS; pair += 2) {
    const [number = 0, offset = 0, , next = Infinity] = head.slice(pair, pair + 4);
    objects.set(number, { bytes: content.subarray(0, first + next), at: first + offset });
  }
}

/** The bytes of an object stream; `null` if it is encrypted, damaged, too large or compressed in another way. */
function contentOf({ bytes, at }: Place, dictionary: string, budget: Budget): Buffer | null {
  const keyword = at + dictionary.length;
  if (bytes.toString("latin1", keyword, keyword + "stream".length) !== "stream") return null;
  const start = keyword + "stream".length + (bytes[keyword + "stream".length] === 0x0d ? 2 : 1);
  const rest = bytes.subarray(start, start + budget.packed);
  const end = rest.indexOf("endstream");
  budget.packed -= end === -1 ? rest.length : end;
  if (end === -1) return null;
  const packed = rest.subarray(0, end);
  if (!dictionary.includes("/Filter")) return packed;
  if (!dictionary.includes("/FlateDecode")) return null;
  try {
    const content = inflateSync(packed, { maxOutputLength: budget.inflated });
    budget.inflated -= content.length;
    return content;
  } catch (error) {
    if (error instanceof RangeError) budget.inflated = 0; // larger than the remaining budget
    return null;
  }
}

/**
 * The fault if the streams that a reader decompresses as text, including page drawings, are too large together. Deflate
 * is recognized by its first bytes, because a dictionary can write the name of a filter in several ways or elsewhere.
 * Other filters have no such bytes: their names are read from the dictionary. Pictures are not counted: they are large
 * by nature, and readers limit their size.
 */
function sizeFault(bytes: Buffer, objects: ReadonlyMap<number, Place>): string | null {
  const most = Math.min(MAX_CONTENT_BYTES, bytes.length * MAX_RATIO);
  let left = most;
  let count = 0;
  for (const stream of streamsOf(bytes)) {
    const isDeflated = isZlib(bytes, stream.start);
    const chains = filterChains(stream.head, (number) => textOf(number, objects)).filter(isTextChain);
    if (!isDeflated && chains.length === 0) continue;
    count += 1;
    if (count > MAX_CONTENT_STREAMS) return SWELLS;
    if (/\/Subtype\s{0,9}\/Image/.test(stream.head)) continue;
    if (chains.some(({ length }) => length > MAX_LAYERS)) return PACKED_TOO_OFTEN;
    const data = bytes.subarray(stream.start, stream.end);
    const sizes = chains.map((chain) => chainSize(data, chain, left, /EarlyChange\s{1,9}0/.test(stream.head)));
    if (isDeflated) sizes.push(inflatedSize(bytes.subarray(stream.start), left));
    left -= Math.max(...sizes.map((size) => size ?? most / MAX_DAMAGED_STREAMS));
    if (left < 0) return SWELLS;
  }
  return null;
}

/** True if a chain begins with a filter for text other than Deflate, or has one after it. */
const isTextChain = ([first = "", ...others]: readonly string[]): boolean =>
  DECODERS.has(first) && (!isDeflate(first) || others.some((name) => DECODERS.has(name) && !isDeflate(name)));

const isDeflate = (name: string): boolean => name === "FlateDecode" || name === "Fl";

/** A stream: the text before its data, and where the data is. */
interface StreamPlace {
  readonly head: string;
  readonly start: number;
  readonly end: number;
}

/** All that may be a stream. The head starts at the object and is limited in length. */
function* streamsOf(bytes: Buffer): Generator<StreamPlace> {
  let [object, next, read] = [0, bytes.indexOf(" obj"), 0];
  let head = "";
  for (let at = bytes.indexOf("stream"); at !== -1; at = bytes.indexOf("stream", at + "stream".length)) {
    while (next !== -1 && next < at) {
      object = next;
      read = next;
      head = "";
      next = bytes.indexOf(" obj", next + 4);
    }
    if (bytes.toString("latin1", Math.max(0, at - 3), at) === "end") continue;
    if (at - object <= DICTIONARY_BYTES) {
      head += bytes.toString("latin1", read, at);
      read = at;
    }
    const start = skipSpaces(bytes, at + "stream".length);
    const lengths = [...head.matchAll(/\/Length\s{1,9}(\d{1,10})(?!\s{1,9}\d{1,5}\s{1,9}R)/g)].map(([, digits]) =>
      Number(digits),
    );
    const stated = lengths.map((length) => start + length).filter((end) => isStreamEnd(bytes, end));
    const found = bytes.indexOf("endstream", start);
    yield { head, start, end: Math.max(found === -1 ? bytes.length : found, ...stated) };
  }
}

const isStreamEnd = (bytes: Buffer, at: number): boolean =>
  /^\s{0,9}endstream/.test(bytes.toString("latin1", at, at + 20));

/**
 * Size of the data after all filters of a chain, with each step between them. A filter for pictures ends the chain.
 *
 * @returns more than `most` if it is larger; `null` if the data is damaged at the start
 */
function chainSize(data: Buffer, chain: readonly string[], most: number, isLate: boolean): number | null {
  let content = data;
  let size = 0;
  for (const [step, name] of chain.entries()) {
    const decode = DECODERS.get(name);
    if (decode === undefined) return size;
    const decoded = decode(content, Math.max(1, most - size), isLate);
    if (decoded === null) return step === 0 ? null : size + MAX_DAMAGED_BYTES;
    if (decoded.isCut) return most + 1;
    size += decoded.bytes.length;
    content = decoded.bytes;
  }
  return size + (intactSize(content, most - size) ?? 0);
}

function skipSpaces(bytes: Buffer, from: number): number {
  let at = from;
  while (at < from + MAX_SPACES && SPACES.has(bytes[at] ?? 0)) at += 1;
  return at;
}

/** True if data begins with the head of a zlib stream: compressed by Deflate, with a valid check (RFC 1950, 2.2). */
function isZlib(bytes: Buffer, at: number): boolean {
  const [method = 0, flags = 0] = bytes.subarray(at, at + 2);
  return (method & 0x8f) === 8 && ((method << 8) | flags) % 31 === 0;
}

/**
 * Size after decompression. Readers draw a damaged stream up to the fault, so a large damaged one counts as too large.
 *
 * @returns more than `most` if it is larger; `null` if it is small and damaged
 */
function inflatedSize(packed: Buffer, most: number): number | null {
  const size = intactSize(packed, most);
  if (size !== null || most <= MAX_DAMAGED_BYTES) return size;
  return intactSize(packed, MAX_DAMAGED_BYTES) === null ? null : most + 1;
}

/** @returns `null` if the data is damaged before it has `most` bytes */
function intactSize(packed: Buffer, most: number): number | null {
  let content = packed;
  let size = 0;
  for (let layer = 0; layer < MAX_LAYERS && isZlib(content, 0); layer += 1) {
    try {
      content = inflateSync(content, { maxOutputLength: Math.max(1, most - size) });
    } catch (error) {
      if (error instanceof RangeError) return most + 1;
      return layer === 0 ? null : size;
    }
    size += content.length;
  }
  return size;
}

/** Numbers of the root objects in the trailers, newest first. */
function rootsOf(bytes: Buffer): number[] {
  const roots: number[] = [];
  let at = bytes.lastIndexOf("/Root");
  while (at !== -1 && roots.length < 20) {
    const number = referenceIn(bytes.toString("latin1", at, at + 40), "Root");
    if (number !== null) roots.push(number);
    at = at === 0 ? -1 : bytes.lastIndexOf("/Root", at - 1);
  }
  return roots;
}

/** Follows the root and the page tree to a page, visiting each object once (7.7.3). */
function leadsToPage(root: number, objects: ReadonlyMap<number, Place>): boolean {
  const pages = referenceIn(textOf(root, objects), "Pages");
  const waiting = pages === null ? [] : [pages];
  const seen = new Set<number>();
  while (seen.size < MAX_NODES) {
    const number = waiting.pop();
    if (number === undefined) return false;
    if (seen.has(number)) continue;
    seen.add(number);
    const node = textOf(number, objects);
    if (/\/Type\s{0,9}\/Page(?![A-Za-z])/.test(node)) return true;
    waiting.push(...kidsOf(node, objects).slice(0, MAX_NODES).toReversed());
  }
  return false;
}

function kidsOf(node: string, objects: ReadonlyMap<number, Place>): number[] {
  const list = /\/Kids\s{0,9}\[([^\]]{0,60000})/.exec(node)?.[1];
  if (list !== undefined) return referencesIn(list);
  const apart = referenceIn(node, "Kids"); // the list is a separate object
  return apart === null ? [] : referencesIn(textOf(apart, objects));
}

function referencesIn(text: string): number[] {
  return [...text.matchAll(/(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R/g)].map(([, number]) => Number(number));
}

function referenceIn(text: string, key: string): number | null {
  const match = new RegExp(`/${key}\\s{0,9}(\\d{1,10})\\s{1,9}\\d{1,5}\\s{1,9}R`).exec(text);
  return match === null ? null : Number(match[1]);
}

function numberIn(text: string, key: string): number {
  return Number(new RegExp(`/${key}\\s{0,9}(\\d{1,10})`).exec(text)?.[1] ?? 0);
}

function textOf(number: number, objects: ReadonlyMap<number, Place>): string {
  const place = objects.get(number);
  return place === undefined ? "" : dictionaryAt(place);
}

/** The text of an object up to its end or its stream, limited in length. */
function dictionaryAt({ bytes, at }: Place): string {
  const text = bytes.toString("latin1", at, at + DICTIONARY_BYTES);
  const end = /endobj|stream\r?\n/.exec(text)?.index;
  return end === undefined ? text : text.slice(0, end);
}

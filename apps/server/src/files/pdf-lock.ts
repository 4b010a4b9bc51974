import { createCipheriv, createHash } from "node:crypto";

// Algorithms are those of ISO 32000-2, PDF 2.0, 7.6.4: the standard security handler.

/** Padding for a blank password (Algorithm 2, step a). */
const PADDING = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
/** Minimum rounds of the first digest of Algorithm 2.B. */
const MIN_ROUNDS = 64;

/** The entries of an encryption dictionary that show whether a password opens the file. */
interface Handler {
  /** Revision of the algorithm: 2 to 6. */
  readonly revision: number;
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly permissions: number;
  readonly keyBytes: number | null;
  readonly isMetadataClear: boolean;
}

/**
 * True if a protected file opens without a password, like sheets whose author only forbids changes.
 *
 * @param dictionary - text of the encryption dictionary, one character per byte
 * @param fileId - the first part of the file's identifier
 * @returns false also for a file that is locked in another way, such as with a certificate
 */
export function opensWithoutPassword(dictionary: string, fileId: Buffer): boolean {
  if (!/\/Filter\s*\/Standard(?![A-Za-z])/.test(dictionary)) return false;
  const handler = handlerOf(dictionary);
  if (handler === null) return false;
  return handler.revision >= 5 ? opensByDigest(handler) : opensByKey(handler, fileId);
}

function handlerOf(dictionary: string): Handler | null {
  const revision = numberOf(dictionary, "R");
  const owner = stringOf(dictionary, "O");
  const user = stringOf(dictionary, "U");
  const permissions = numberOf(dictionary, "P");
  if (revision === null || revision < 2 || revision > 6 || owner === null || user === null || permissions === null) {
    return null;
  }
  const bits = numberOf(dictionary, "Length");
  const isMetadataClear = /\/EncryptMetadata\s+false/.test(dictionary);
  return { revision, owner, user, permissions, keyBytes: bits === null ? null : bits >> 3, isMetadataClear };
}

/**
 * Algorithms 6 and 2: the key of a blank password produces the entry U. PDF writers store the key length in different
 * places.
 */
function opensByKey({ revision, owner, user, permissions, keyBytes, isMetadataClear }: Handler, id: Buffer): boolean {
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  const clear = Buffer.alloc(revision >= 4 && isMetadataClear ? 4 : 0, 0xff);
  const seed = Buffer.concat([PADDING, owner.subarray(0, 32), flags, id, clear]);
  return [keyBytes, 16, 5].some((length) => {
    if (length === null || length < 5 || length > 16) return false;
    let key = md5(seed).subarray(0, length);
    if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32));
    for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, length);
    let made: Buffer = md5(Buffer.concat([PADDING, id]));
    for (let round = 0; round < 20; round += 1)
      made = rc4(
        key.map((byte) => byte ^ round),
        made,
      );
    return made.equals(user.subarray(0, 16));
  });
}

/** Algorithm 11: the digest of a blank password and the salt after it. */
function opensByDigest({ revision, user }: Handler): boolean {
  if (user.length < 48) return false;
  const salt = user.subarray(32, 40);
  const digest = revision === 5 ? sha("sha256", salt) : hardened(salt);
  return digest.equals(user.subarray(0, 32));
}

/** Algorithm 2.B for a blank password. */
function hardened(salt: Buffer): Buffer {
  let key = sha("sha256", salt);
  for (let round = 0, last = 0; round < MIN_ROUNDS || last > round - 32; round += 1) {
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = sha(rest === 0 ? "sha256" : rest === 1 ? "sha384" : "sha512", mixed);
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

const sha = (name: string, bytes: Buffer): Buffer => createHash(name).update(bytes).digest();
const md5 = (bytes: Buffer): Buffer => sha("md5", bytes);

/** RC4, which newer builds of OpenSSL no longer include. The same call encrypts and decrypts. */
export function rc4(key: Uint8Array, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const at = (index: number): number => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number): void => {
    const kept = at(one);
    state[one & 0xff] = at(other);
    state[other & 0xff] = kept;
  };
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, other);
  }
  let index = 0;
  let other = 0;
  return bytes.map((byte) => {
    index = (index + 1) & 0xff;
    other = (other + at(index)) & 0xff;
    swap(index, other);
    return byte ^ at(at(index) + at(other));
  }) as Buffer;
}

function numberOf(dictionary: string, key: string): number | null {
  const found = new RegExp(`/${key}\\s+(-?\\d{1,10})(?![\\d.])`).exec(dictionary)?.[1];
  return found === undefined ? null : Number(found);
}

function stringOf(dictionary: string, key: string): Buffer | null {
  const start = new RegExp(`/${key}\\s*(?=[(<])`).exec(dictionary);
  return start === null ? null : pdfString(dictionary.slice(start.index + start[0].length));
}

const ESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** The bytes of a string at the start of a text (7.3.4): `<28BF>`, or `(…)` with its escapes and nested brackets. */
export function pdfString(text: string): Buffer | null {
  const hex = /^<([\dA-Fa-f\s]*)>/.exec(text)?.[1];
  if (hex !== undefined) {
    const digits = hex.replaceAll(/\s/g, "");
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex");
  }
  if (!text.startsWith("(")) return null;
  let depth = 0;
  let out = "";
  for (const [part] of text.matchAll(/\\(?:[0-7]{1,3}|\r\n|[^])|\r\n|[^]/g)) {
    if (part === "(") depth += 1;
    if (part === ")") depth -= 1;
    if (depth === 0) return Buffer.from(out.slice(1), "latin1");
    out += part.startsWith("\\") ? unescaped(part.slice(1)) : part === "\r\n" || part === "\r" ? "\n" : part;
  }
  return null;
}

function unescaped(part: string): string {
  if (/^[0-7]/.test(part)) return String.fromCodePoint(Number.parseInt(part, 8) & 0xff);
  if (/^[\r\n]/.test(part)) return "";
  return ESCAPED[part] ?? part;
}

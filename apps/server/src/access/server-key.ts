import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { StartError } from "../start-error.ts";
import { signingKeyOf, type SigningKey } from "../log-file/signing-key.ts";

const KEY_BYTES = 32;
const CIPHER = "aes-256-gcm";
/** Sizes that AES-GCM recommends, in bytes. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Compares what was sent with what is sent again, without keeping either. */
export interface ServerKey {
  /**
   * An HMAC-SHA-256 of a text, led by the key's number. The key stands in no database, so whoever has only the rows
   * cannot try out texts.
   */
  readonly digest: (text: string) => string;
  /** True if a digest was made with this key: others, and those of earlier versions, cannot be compared. */
  readonly isOwn: (digest: string) => boolean;
  /** Start of each digest and sealed text made with this key. */
  readonly prefix: string;
  /** Encrypts a text with AES-256-GCM, so that the database alone does not reveal it. The same text gives another result each time. */
  readonly seal: (text: string) => string;
  /** Decrypts a sealed text; `null` if another key sealed it, or if it was changed. */
  readonly unseal: (sealed: string) => string | null;
  /** Signs what leaves the server as a file. Derived, so that it is as lasting as the key itself. */
  readonly signing: SigningKey;
}

/**
 * The key that was set, or else that of this server's data folder, made on the first start. Servers of one PostgreSQL
 * that have each their own folder know each other's digests by a key that was set for all of them.
 */
export function serverKeyOf({ serverKey, dataDir }: Pick<Config, "serverKey" | "dataDir">): ServerKey {
  const key = serverKey === null ? readOrMake(join(dataDir, "server.key")) : Buffer.from(serverKey);
  const prefix = `${createHash("sha256").update(key).digest("hex").slice(0, 8)}:`;
  const sealing = Buffer.from(hkdfSync("sha256", key, "", "placard sealed texts", KEY_BYTES));
  const isOwn = (text: string): boolean => text.startsWith(prefix);
  return {
    digest: (text) => `${prefix}${createHmac("sha256", key).update(text).digest("hex")}`,
    isOwn,
    prefix,
    seal: (text) => `${prefix}${encrypt(sealing, text)}`,
    unseal: (sealed) => (isOwn(sealed) ? decrypt(sealing, sealed.slice(prefix.length)) : null),
    signing: signingKeyOf(Buffer.from(hkdfSync("sha256", key, "", "placard log files", KEY_BYTES))),
  };
}

/** @returns nonce, tag and ciphertext as base64 */
function encrypt(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString("base64");
}

function decrypt(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64");
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  if (tag.length < TAG_BYTES) return null;
  const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAuthTag(tag);
  try {
    return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + cipher.final("utf8");
  } catch {
    return null; // the tag does not match
  }
}

/** @throws StartError when the file is damaged: another key in its place would break what was signed with it */
function readOrMake(file: string): Buffer {
  mkdirSync(join(file, ".."), { recursive: true });
  if (!existsSync(file)) make(file);
  const key = readFileSync(file);
  if (key.length === KEY_BYTES) return key;
  throw new StartError(
    `The key file ${file} is damaged: it has ${key.length} bytes instead of ${KEY_BYTES}. Accounts, records and files are safe. ` +
      `Restore this file from a backup. If there is none, run: mv ${file} ${file}.damaged. ` +
      "The next start then creates a new key. Incident logs signed before that no longer match the server key.",
  );
}

/** Under its name the file is complete from the start: a crash or a full disk leaves none. */
function make(file: string): void {
  const partial = `${file}.${process.pid}`;
  try {
    writeFileSync(partial, randomBytes(KEY_BYTES), { mode: 0o600, flush: true });
    linkSync(partial, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error; // made by another process
  } finally {
    rmSync(partial, { force: true });
  }
}

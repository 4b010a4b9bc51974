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

/** Compares repeated requests without storing them. */
export interface ServerKey {
  /**
   * An HMAC-SHA-256 of a text, preceded by the key's number. The key is not in any database, so the rows alone do not
   * allow guessing texts.
   */
  readonly digest: (text: string) => string;
  /** True if a digest was made with this key. Digests of other keys and of earlier versions cannot be compared. */
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
 * The configured key, otherwise the key of this server's data folder, which is created at the first start. Servers that
 * share a PostgreSQL but not a folder need a configured key to recognize each other's digests.
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

/** Creates the file complete under its name: a crash or a full disk leaves no partial file. */
function make(file: string): void {
  const partial = `${file}.${process.pid}`;
  try {
    writeFileSync(partial, randomBytes(KEY_BYTES), { mode: 0o600, flush: true });
    linkSync(partial, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error; // created by another process
  } finally {
    rmSync(partial, { force: true });
  }
}

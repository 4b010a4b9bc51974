import { createPrivateKey, createPublicKey, sign } from "node:crypto";

/** DER prefix of an Ed25519 key before its 32 bytes: RFC 8410, section 10. */
const PRIVATE_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");
const KEY_BYTES = 32;

export interface SigningKey {
  /** Raw, base64url. */
  readonly publicKey: string;
  /** @returns base64url */
  readonly sign: (text: string) => string;
}

/** @param seed - 32 secret bytes */
export function signingKeyOf(seed: Buffer): SigningKey {
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_HEAD, seed]), format: "der", type: "pkcs8" });
  const publicKey = createPublicKey(key).export({ format: "der", type: "spki" }).subarray(-KEY_BYTES);
  return {
    publicKey: publicKey.toString("base64url"),
    sign: (text) => sign(null, Buffer.from(text), key).toString("base64url"),
  };
}

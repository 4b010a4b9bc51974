import { createHash, randomBytes } from "node:crypto";

/** A secret as given to its owner, and its SHA-256 as stored. A stolen table grants no access. */
export interface Secret {
  readonly token: string;
  readonly hash: string;
}

export function newSecret(prefix = ""): Secret {
  const token = prefix + randomBytes(32).toString("base64url");
  return { token, hash: hashOf(token) };
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

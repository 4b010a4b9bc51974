import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";

/** argon2id with 19 MiB, two passes, one lane: the first choice of the OWASP Password Storage Cheat Sheet (2024). */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);

function parametersFor(password: string, nonce: Buffer): Argon2Parameters {
  return {
    message: Buffer.from(password.normalize("NFKC"), "utf8"),
    nonce,
    parallelism: LANES,
    tagLength: TAG_BYTES,
    memory: MEMORY_KIB,
    passes: PASSES,
  };
}

/** @returns `argon2id$m=19456,t=2,p=1$salt$tag`, salt and tag in base64url */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await derive("argon2id", parametersFor(password, salt));
  return `argon2id$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${salt.toString("base64url")}$${tag.toString("base64url")}`;
}

/** The hash of an unknown password. It is compared if no account exists, so that both refusals take equally long. */
export const ABSENT_PASSWORD_HASH = `argon2id$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${randomBytes(SALT_BYTES).toString("base64url")}$${randomBytes(TAG_BYTES).toString("base64url")}`;

/** True if the password matches the stored hash; false if the hash has another format. */
export async function isPasswordRight(password: string, stored: string): Promise<boolean> {
  const [scheme, , salt, tag] = stored.split("$");
  if (scheme !== "argon2id" || salt === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, "base64url");
  const actual = await derive("argon2id", parametersFor(password, Buffer.from(salt, "base64url")));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

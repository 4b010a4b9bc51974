import { describe, expect, it } from "vitest";
import { ABSENT_PASSWORD_HASH, hashPassword, isPasswordRight } from "./passwords.ts";

describe("passwords", () => {
  it("are stored as argon2id with their own salt", async () => {
    const [first, second] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
    expect(first).toMatch(/^argon2id\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
  });

  it("match only their own hash", async () => {
    const hash = await hashPassword("correct horse");
    expect(await isPasswordRight("correct horse", hash)).toBe(true);
    expect(await isPasswordRight("correct horse ", hash)).toBe(false);
    expect(await isPasswordRight("correct horse", ABSENT_PASSWORD_HASH)).toBe(false);
    expect(await isPasswordRight("", "not a hash")).toBe(false);
  });

  it("match in both Unicode forms of an accent", async () => {
    expect(await isPasswordRight("caf\u0065\u0301", await hashPassword("caf\u00e9"))).toBe(true);
  });
});

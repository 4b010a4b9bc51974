import { expect, it } from "vitest";
import { ApiError } from "../errors.ts";
import { hashNewPassword, isEasyToGuess } from "./password-strength.ts";

const DANA = { name: "Dana Reid", email: "dana.reid@harbour-ice.example" };

it.each([
  ["the first on every list", "12345678"],
  ["a common word", "password"],
  ["a common word in disguise", "P@ssw0rd1"],
  ["blanks", "        "],
  ["one character", "aaaaaaaa"],
  ["keys in a row", "qwertyuiop"],
  ["the email address", "Dana.Reid@Harbour-Ice.example"],
  ["the name", "dana reid"],
  ["the name with a year", "DanaReid2026!"],
  ["the domain", "harbour-ice.example"],
])("rejects %s", async (_what, password) => {
  expect(await isEasyToGuess(password, DANA)).toBe(true);
  const refusal = await hashNewPassword(password, DANA).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({
    code: "invalid_request",
    extras: { fields: [{ path: "password", message: expect.stringContaining("several words") }] },
  });
});

it.each(["correct horse battery", "told by phone 1", "sept pompiers orange", "jfk39!dk", "Harbour-Crew-2026"])(
  "accepts %s",
  async (password) => {
    expect(await isEasyToGuess(password, DANA)).toBe(false);
    expect(await hashNewPassword(password, DANA)).toMatch(/^argon2id/);
  },
);

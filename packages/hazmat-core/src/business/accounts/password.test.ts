import { expect, it } from "vitest";
import { passwordProblem } from "./password.ts";

it.each([
  ["7 characters", "a".repeat(7), "Use at least 8 characters for the password."],
  ["8 characters", "a".repeat(8), null],
  ["128 characters", "a".repeat(128), null],
  ["129 characters", "a".repeat(129), "Use at most 128 characters for the password."],
  ["blanks that count", "correct ", null],
  ["7 signs that take two units each", "🔥".repeat(7), "Use at least 8 characters for the password."],
])("answers for %s", (_what, password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

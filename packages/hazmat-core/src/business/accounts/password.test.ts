import { expect, it } from "vitest";
import { passwordProblem } from "./password.ts";

it.each([
  ["7 characters", "a".repeat(7), { code: "password.too_short", least: 8 }],
  ["8 characters", "a".repeat(8), null],
  ["128 characters", "a".repeat(128), null],
  ["129 characters", "a".repeat(129), { code: "password.too_long", most: 128 }],
  ["blanks that count", "correct ", null],
  ["7 signs that take two units each", "🔥".repeat(7), { code: "password.too_short", least: 8 }],
])("returns the problem of a password: %s", (_what, password, problem) => {
  expect(passwordProblem(password)).toEqual(problem);
});

import { expect, it } from "vitest";
import { checkAge } from "./check-age.ts";

const now = new Date("2026-11-21T12:00:00Z");
const ago = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString();

it.each([
  [0.5, 0, false],
  [12, 12, false],
  [90, 90, false],
  [90.1, 90, true],
  [400, 400, true],
  [-3, 0, false],
])("returns the days since the check: %s", (days, said, isDue) => {
  expect(checkAge(ago(days), now)).toEqual({ kind: "checked", days: said, isDue });
});

it.each([null, "", "yesterday"])("returns never checked for %s", (text) => {
  expect(checkAge(text, now)).toEqual({ kind: "never" });
});

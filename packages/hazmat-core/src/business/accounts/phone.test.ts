import { expect, it } from "vitest";
import { isPhone, phoneDigits } from "./phone.ts";

it.each([
  ["911", true],
  ["+1 902 555 0143", true],
  ["(902) 555-0143 ext. 12", true],
  ["1-800-PLACARD, 1", true],
  ["٩١١", true],
  ["", false],
  ["x", false],
  ["12", false],
  ["ask at the gate", false],
  ["1 / 2", false],
])("tells whether %j can be called: %s", (text, expected) => {
  expect(isPhone(text)).toBe(expected);
});

it.each([
  ["+1 (902) 555‑0143", "+19025550143"],
  ["902 555 0143 ext. 12", "9025550143"],
  ["902-555-0143x12", "9025550143"],
  ["902-555-0143, 1", "9025550143"],
  ["902 555 0143 #12", "9025550143"],
  ["（９０２）５５５－０１４３", "9025550143"],
  ["9-1-1", "911"],
])("dials %s as %s", (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

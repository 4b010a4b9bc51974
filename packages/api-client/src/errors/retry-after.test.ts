import { expect, it } from "vitest";
import { retryAfterSeconds } from "./retry-after.ts";

const now = new Date("2026-11-21T02:30:00Z");

it.each([
  ["30", 30],
  ["0", 0],
  ["Sat, 21 Nov 2026 02:30:45 GMT", 45],
  ["Sat, 21 Nov 2026 02:29:00 GMT", 0],
  [null, null],
  ["", null],
  ["soon", null],
  ["-5", null],
  ["1.5", null],
])("reads %j as a wait of %j s", (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});

import type { PlumeResult } from "@placard/ui";
import { expect, it } from "vitest";
import { storedResultOf, matchingResult } from "./stored-result.ts";

const at = "2026-11-21T14:06:00.000Z";
const result = { id: "1", place: { center: [-63.57, 44.65] }, plume: null, calculatedAt: new Date(at) };

it("restores saved zones only for the same calculation", () => {
  // Only these parts of a result are read.
  const saved: unknown = JSON.parse(JSON.stringify(storedResultOf(result as unknown as PlumeResult)));
  expect(matchingResult(saved, at)).toEqual(result);
  expect(matchingResult(saved, "2026-11-21T14:07:00.000Z")).toBeNull();
  expect(matchingResult(saved, undefined)).toBeNull();
});

it("ignores zones saved by an earlier app version in another format", () => {
  expect(matchingResult({ at, result }, at)).toBeNull();
  expect(matchingResult({ form: 0, at, result }, at)).toBeNull();
  expect(matchingResult(null, at)).toBeNull();
});

import type { PlumeResult } from "@placard/ui";
import { expect, it } from "vitest";
import { keptOf, keptResult } from "./kept-result.ts";

const at = "2026-11-21T14:06:00.000Z";
const result = { id: "1", place: { center: [-63.57, 44.65] }, plume: null, calculatedAt: new Date(at) };

it("restores saved zones only for the same calculation", () => {
  // Only these parts of a result are read.
  const kept: unknown = JSON.parse(JSON.stringify(keptOf(result as unknown as PlumeResult)));
  expect(keptResult(kept, at)).toEqual(result);
  expect(keptResult(kept, "2026-11-21T14:07:00.000Z")).toBeNull();
  expect(keptResult(kept, undefined)).toBeNull();
});

it("ignores zones saved by an earlier app version in another format", () => {
  expect(keptResult({ at, result }, at)).toBeNull();
  expect(keptResult({ form: 0, at, result }, at)).toBeNull();
  expect(keptResult(null, at)).toBeNull();
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PlumeOutcome } from "./calculate.ts";
import { createCalculationCache } from "./calculation-cache.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failed: PlumeOutcome = { kind: "failed", failure: { title: "Error", text: "The model stopped." } };
const complete = (id: string) => ({ kind: "complete", result: { id } }) as PlumeOutcome;

/** Counts calculations: each outcome contains its number. */
function counted() {
  let count = 0;
  const run = vi.fn<() => Promise<PlumeOutcome>>(async () => complete(String((count += 1))));
  return { run, key: "chlorine, 5 kg/s" };
}

it("returns the started calculation, and starts the same one only once", async () => {
  const [ahead, work] = [createCalculationCache(), counted()];
  ahead.begin(work);
  ahead.begin(work);
  expect(await ahead.take(work)).toEqual(complete("1"));
  ahead.begin(work); // the form is unchanged
  expect(work.run).toHaveBeenCalledTimes(1);
});

it("starts a new calculation for a repeated request, for other figures, and after a minute", async () => {
  const [ahead, work] = [createCalculationCache(), counted()];
  ahead.begin(work);
  expect(await ahead.take(work)).toEqual(complete("1"));
  expect(await ahead.take(work)).toEqual(complete("2"));
  expect(await ahead.take({ ...work, key: "chlorine, 6 kg/s" })).toEqual(complete("3"));
  ahead.begin(work);
  vi.advanceTimersByTime(60_000);
  expect(await ahead.take(work)).toEqual(complete("5"));
});

it("retries a failed precalculation, and reports the error of a requested one", async () => {
  const ahead = createCalculationCache();
  const run = vi.fn<() => Promise<PlumeOutcome>>().mockResolvedValueOnce(failed).mockResolvedValueOnce(complete("2"));
  ahead.begin({ key: "a", run });
  expect(await ahead.take({ key: "a", run })).toEqual(complete("2"));
  const broken = vi.fn<() => Promise<PlumeOutcome>>().mockResolvedValue(failed);
  expect(await ahead.take({ key: "b", run: broken })).toEqual(failed);
  expect(broken).toHaveBeenCalledTimes(1);
});

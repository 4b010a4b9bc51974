import { expect, it } from "vitest";
import { repeat } from "./repeat.ts";

const HOUR_MS = 3_600_000;

it("waits for the current run when disposed", async () => {
  let end: () => void = () => undefined;
  const done: string[] = [];
  const job = repeat(async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    done.push("run");
  }, HOUR_MS);
  const disposed = job[Symbol.asyncDispose]().then(() => done.push("disposed"));
  end();
  await disposed;
  expect(done).toEqual(["run", "disposed"]);
});

it("waits no longer than the limit", async () => {
  const job = repeat(() => new Promise(() => undefined), HOUR_MS, 1);
  await expect(job[Symbol.asyncDispose]()).resolves.toBeUndefined();
});

it("marks the first run", async () => {
  const runs: boolean[] = [];
  await repeat(async (isFirst) => void runs.push(isFirst), HOUR_MS)[Symbol.asyncDispose]();
  expect(runs).toEqual([true]);
});

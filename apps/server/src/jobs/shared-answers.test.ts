import { describe, expect, it } from "vitest";
import type { Context } from "../context.ts";
import { sharedAnswers } from "./shared-answers.ts";

/** Answers of a calculation that the test ends. */
function setUp() {
  const answers = sharedAnswers<string>(2);
  const ctx = {} as Context; // only its identity is used
  const started: { readonly signal: AbortSignal; readonly end: PromiseWithResolvers<string> }[] = [];
  const ask = (key: number, stamp = "1", signal = new AbortController().signal) =>
    answers(ctx, { key, stamp, signal }, (stopped) => {
      const end = Promise.withResolvers<string>();
      started.push({ signal: stopped, end });
      return end.promise;
    });
  return { ask, started };
}

describe("a shared answer", () => {
  it("is calculated once for all requests until its stamp changes", async () => {
    const { ask, started } = setUp();
    const both = Promise.all([ask(1), ask(1)]);
    started[0]?.end.resolve("A");
    expect(await both).toEqual(["A", "A"]);
    expect(await ask(1)).toBe("A");
    expect(started).toHaveLength(1);
    void ask(1, "2");
    expect(started).toHaveLength(2);
  });

  it("is calculated again after a failure", async () => {
    const { ask, started } = setUp();
    const failed = ask(1);
    started[0]?.end.reject(new Error("No connection."));
    await expect(failed).rejects.toThrow("No connection.");
    void ask(1);
    expect(started).toHaveLength(2);
  });

  it("is dropped when others were used later", () => {
    const { ask, started } = setUp();
    for (const key of [1, 2, 1, 3, 1]) void ask(key);
    expect(started).toHaveLength(3);
    void ask(2);
    expect(started).toHaveLength(4);
  });

  it("is stopped when the last caller leaves, and a later request starts again", () => {
    const { ask, started } = setUp();
    const [one, other] = [new AbortController(), new AbortController()];
    void ask(1, "1", one.signal);
    void ask(1, "1", other.signal);
    one.abort();
    expect(started[0]?.signal.aborted).toBe(false);
    other.abort();
    expect(started[0]?.signal.aborted).toBe(true);
    void ask(1);
    expect(started).toHaveLength(2);
  });

  it("is kept if the last caller leaves after the calculation", async () => {
    const { ask, started } = setUp();
    const caller = new AbortController();
    const asked = ask(1, "1", caller.signal);
    started[0]?.end.resolve("A");
    await asked;
    caller.abort();
    expect(await ask(1)).toBe("A");
    expect(started).toHaveLength(1);
  });
});

import { describe, expect, it } from "vitest";
import { once } from "./once.ts";

describe("once", () => {
  it("loads for the first caller and gives every caller the same", async () => {
    let loads = 0;
    const load = once(() => Promise.resolve(++loads));
    expect(await Promise.all([load(), load()])).toEqual([1, 1]);
    expect(await load()).toBe(1);
  });

  it("tries again after a failure", async () => {
    let loads = 0;
    const load = once(() => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error("offline")) : Promise.resolve(loads);
    });
    await expect(load()).rejects.toThrow("offline");
    expect(await load()).toBe(2);
  });
});

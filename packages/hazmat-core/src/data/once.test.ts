import { describe, expect, it } from "vitest";
import { once } from "./once.ts";

describe("once", () => {
  it("loads once and returns the same value to every caller", async () => {
    let loads = 0;
    const load = once(() => Promise.resolve(++loads));
    expect(await Promise.all([load(), load()])).toEqual([1, 1]);
    expect(await load()).toBe(1);
  });

  it("loads again after a failure", async () => {
    let loads = 0;
    const load = once(() => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error("offline")) : Promise.resolve(loads);
    });
    await expect(load()).rejects.toThrow("offline");
    expect(await load()).toBe(2);
  });
});

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { isAlive, lockDataFolder, tryCreate } from "./data-folder-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "placard-lock-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("lockDataFolder", () => {
  it("gives a folder to one at a time, and again once it is released", async () => {
    const first = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(/Another Placard server already uses .* Stop it first/);
    await first.release();
    const second = await lockDataFolder(folder);
    await second.release();
  });

  it("makes the folder when there is none", async () => {
    const deep = join(folder, "new/deep");
    const lock = await lockDataFolder(deep);
    expect(existsSync(deep)).toBe(true);
    await lock.release();
  });
});

describe("the pid file of other systems", () => {
  it("is made by one process alone", () => {
    const file = join(folder, "placard.pid");
    expect(tryCreate(file)).toBe(true);
    expect(tryCreate(file)).toBe(false);
  });

  it("is never taken from a process that runs", () => {
    expect(isAlive(process.pid)).toBe(true);
    expect(isAlive(2 ** 30)).toBe(false); // above every pid limit
    expect(isAlive(Number("no number"))).toBe(false);
  });
});

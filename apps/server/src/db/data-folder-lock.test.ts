import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { lockDataFolder } from "./data-folder-lock.ts";
import { holderOf, readHolder } from "./holder-file.ts";

const folder = mkdtempSync(join(tmpdir(), "placard-lock-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LOCK = new URL("data-folder-lock.ts", import.meta.url).href;
const SLOW = 30_000;

function fresh(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

/** A separate process that locks the folder, reports that and waits. */
function holderProcess(path: string, before: readonly string[] = []) {
  const source = `const { lockDataFolder } = await import(${JSON.stringify(LOCK)});
    await lockDataFolder(${JSON.stringify(path)}).then(() => console.log("held"), (e) => { console.log(e.message); process.exit(1) });
    setInterval(() => undefined, 1000);`;
  const [command, ...words] = [...before, process.execPath, "--input-type=module", "-e", source];
  const child = spawn(command, words, { stdio: ["ignore", "pipe", "inherit"] });
  const said = new Promise<string>((resolve) => {
    child.stdout.on("data", (chunk) => resolve(String(chunk).trim()));
    child.once("error", () => resolve("cannot be started"));
    child.once("exit", () => resolve("ended without a word"));
  });
  return { child, said };
}

/** The lock file of a holder on another machine, with a clock that is two years behind. */
function foreignHolder(path: string): { file: string; beat: () => void } {
  const file = join(path, "placard.holder");
  writeFileSync(file, JSON.stringify({ ...holderOf("another"), machine: "another kernel", host: "pod-7" }));
  let seconds = Date.parse("2024-11-21T14:00:00Z") / 1000;
  const beat = (): void => utimesSync(file, seconds, (seconds += 2));
  beat();
  return { file, beat };
}

describe("lockDataFolder", () => {
  it("gives a folder to one server at a time, and again after release", async () => {
    const first = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(
      /Another Placard server is already using .* Nothing was changed\. Stop it first/,
    );
    await first.release();
    const second = await lockDataFolder(folder);
    await second.release();
  });

  it("creates a missing folder", async () => {
    const deep = join(folder, "new/deep");
    const lock = await lockDataFolder(deep);
    expect(existsSync(deep)).toBe(true);
    await lock.release();
  });

  it("leaves no lock entry behind", async () => {
    const path = fresh("tidy");
    await (await lockDataFolder(path)).release();
    expect(readdirSync(path)).toEqual(["placard.lock"]);
  });
});

describe("a killed process", () => {
  it(
    "holds its folder while it runs and releases it immediately when killed",
    async () => {
      const path = fresh("killed");
      const { child, said } = holderProcess(path);
      expect(await said).toBe("held");
      await expect(lockDataFolder(path)).rejects.toThrow("Another Placard server is already using");
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
      expect(readHolder(join(path, "placard.holder"))).not.toBeNull(); // it had no time to clean up
      const wait = vi.fn<(ms: number) => Promise<void>>(async () => undefined);
      const lock = await lockDataFolder(path, undefined, wait);
      expect(wait).not.toHaveBeenCalled();
      await lock.release();
    },
    SLOW,
  );
});

describe("a second container on the same machine", () => {
  const apart = ["unshare", "--net", "--pid", "--mount", "--uts", "--fork", "--kill-child"];

  it(
    "is rejected immediately, although it sees neither network nor processes of the first",
    async ({ skip }) => {
      const path = fresh("container");
      const lock = await lockDataFolder(path);
      const { child, said } = holderProcess(path, apart);
      const words = await said;
      child.kill("SIGKILL");
      await lock.release();
      skip(words === "cannot be started" || words === "ended without a word", "this machine gives no namespaces");
      expect(words).toContain("Stop it first, or start this one with a different DATA_DIR.");
    },
    SLOW,
  );
});

describe("a lock holder on another machine with a shared disk", () => {
  it("keeps the lock while its file changes, regardless of its clock, and is named", async () => {
    const path = fresh("live");
    const { file, beat } = foreignHolder(path);
    let waitedMs = 0;
    const lock = lockDataFolder(path, undefined, async (ms) => {
      waitedMs += ms;
      if (waitedMs % 9000 === 0) beat(); // late, but within the ten seconds
    });
    await expect(lock).rejects.toThrow(
      `Another Placard server, on pod-7, is already using ${path}. Nothing was changed. Stop it first, or start this one with a different DATA_DIR. Run: DATA_DIR=<another folder> pnpm start`,
    );
    expect(readHolder(file)?.owner).toBe("another");
  });

  it("is replaced if its file has not changed for ten seconds", async () => {
    const path = fresh("stale");
    const { file } = foreignHolder(path);
    let silentMs = 0;
    const lock = await lockDataFolder(path, undefined, async (ms) => {
      if (readHolder(file)?.owner === "another") silentMs += ms;
    });
    expect(silentMs).toBe(10_000);
    expect(readHolder(file)?.owner).not.toBe("another");
    await lock.release();
  });

  it(
    "stops if another server took the folder while it was suspended",
    async () => {
      const path = fresh("lost");
      let reason = "";
      const lock = await lockDataFolder(path, ({ message }) => {
        reason = message;
      });
      foreignHolder(path);
      await expect.poll(() => reason).toContain(`took over ${path} while this one was suspended`);
      await lock.release();
      expect(readHolder(join(path, "placard.holder"))?.owner).toBe("another");
    },
    SLOW,
  );
});

import { EventEmitter } from "node:events";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restartOnChange, type Restarting } from "./restart-on-change.ts";

/** A process that ends when the test ends it, like a server that is still handling requests. */
class SlowProcess extends EventEmitter {
  exitCode: number | null = null;
  signalCode: string | null = null;
  readonly kill = vi.fn<(signal: NodeJS.Signals) => boolean>(() => true);

  end(code = 0): void {
    this.exitCode = code;
    this.emit("exit", code);
  }
}

let folder: string;
let launched: SlowProcess[];
let running: Restarting;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "placard-dev-"));
  launched = [];
  running = restartOnChange(() => {
    const child = new SlowProcess();
    launched.push(child);
    return child as unknown as ChildProcess;
  }, [folder]);
});
afterEach(() => {
  running.stop();
  rmSync(folder, { recursive: true });
});

const change = (): void => writeFileSync(join(folder, "server.ts"), String(Math.random()));

it("starts one process after several changes during a slow shutdown", async () => {
  change();
  await expect.poll(() => launched[0]?.kill).toHaveBeenCalledWith("SIGTERM");
  change();
  await wait(500); // longer than the debounce time
  launched[0]?.end();
  expect(launched).toHaveLength(2);
});

it("waits for the next change after the process ends on its own", async () => {
  launched[0]?.end(1);
  await wait(300);
  expect(launched).toHaveLength(1);
  change();
  await expect.poll(() => launched).toHaveLength(2);
});

it("starts no process after stop", async () => {
  change();
  await expect.poll(() => launched[0]?.kill).toHaveBeenCalled();
  running.stop();
  launched[0]?.end();
  expect(launched).toHaveLength(1);
});

import { randomUUID } from "node:crypto";
import { accessSync, constants, mkdirSync, realpathSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { StartError } from "../start-error.ts";
import { notUsable } from "./open-failure.ts";
import { holderOf, lastBeat, readHolder, removeHolder, writeHolder, type Holder } from "./holder-file.ts";
import { lockByKernel, type KernelLock } from "./kernel-lock.ts";

/** Interval between heartbeats of a holder. */
const BEAT_MS = 2000;

/** A holder on another machine without a heartbeat for this long has ended. */
const SILENCE_MS = 10_000;
const LOOK_MS = 200;
const LOOKS = SILENCE_MS / LOOK_MS;

/**
 * If two processes take a folder simultaneously, on machines that cannot see each other's locks, they notice within
 * this time.
 */
const SETTLE_MS = 1000;

type Wait = (ms: number) => Promise<unknown>;

/** The lock that one process holds while it uses a data folder. */
export interface DataFolderLock {
  release(): Promise<void>;
}

/**
 * Locks a data folder for this process, because two embedded databases on one folder lose rows silently.
 *
 * Between processes and containers of one machine, the kernel decides immediately, also after `kill -9`. Between
 * machines that share a disk, a heartbeat in the folder decides: a new server watches for ten seconds whether the file
 * of the previous holder still changes. Clocks of different machines are never compared.
 *
 * @param onLost - called when another server has taken the folder, which can happen after this process was suspended
 * @param wait - waits for the given milliseconds; tests pass their own
 * @throws StartError if another process holds the folder, or this process may not write to it
 */
export async function lockDataFolder(
  folder: string,
  onLost: (reason: StartError) => void = endProcess,
  wait: Wait = pause,
): Promise<DataFolderLock> {
  requireWritable(folder);
  const real = realpathSync(folder);
  const file = join(real, "placard.holder");
  const kernel = lockByKernel(join(real, "placard.lock"));
  if (kernel === null) throw inUse(real, readHolder(file));
  try {
    const me = holderOf(randomUUID());
    await takeHolderFile({ file, folder: real, me, kernel, wait });
    const worker = startBeating(file, me.owner, () => onLost(taken(real)));
    return {
      release: async () => {
        await worker.terminate();
        removeHolder(file, me.owner);
        releaseKernel(kernel);
      },
    };
  } catch (error) {
    releaseKernel(kernel);
    throw error;
  }
}

function releaseKernel(lock: KernelLock): void {
  if (lock.kind === "held") lock.release();
}

interface Taking {
  readonly file: string;
  readonly folder: string;
  readonly me: Holder;
  readonly kernel: KernelLock;
  readonly wait: Wait;
}

async function takeHolderFile({ file, folder, me, kernel, wait }: Taking): Promise<void> {
  const before = readHolder(file);
  // We hold the kernel lock, so a holder under the same kernel has ended.
  const isDead = before === null || (kernel.kind === "held" && before.machine === me.machine);
  if (!isDead && (await isBeating(file, wait))) throw inUse(folder, before);
  writeHolder(file, me);
  if (isDead && kernel.kind === "held") return;
  await wait(SETTLE_MS);
  const after = readHolder(file);
  if (after?.owner !== me.owner) throw inUse(folder, after);
}

async function isBeating(file: string, wait: Wait): Promise<boolean> {
  const first = lastBeat(file);
  for (let look = 0; look < LOOKS; look += 1) {
    await wait(LOOK_MS);
    if (lastBeat(file) !== first) return readHolder(file) !== null;
  }
  return false;
}

function startBeating(file: string, owner: string, onLost: () => void): Worker {
  const worker = new Worker(new URL("holder-beat.ts", import.meta.url), {
    workerData: { file, owner, everyMs: BEAT_MS },
  });
  worker.once("message", onLost);
  worker.unref();
  return worker;
}

function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw error instanceof Error && "code" in error ? notUsable(folder, String(error.code)) : error;
  }
}

function inUse(folder: string, holder: Holder | null): StartError {
  const where = holder === null || holder.host === hostname() ? "" : `, on ${holder.host},`;
  return new StartError(
    `Another Placard server${where} is already using ${folder}. Nothing was changed. Stop it first, or start this one with a different DATA_DIR. Run: DATA_DIR=<another folder> pnpm start`,
  );
}

function taken(folder: string): StartError {
  return new StartError(
    `Another Placard server took over ${folder} while this one was suspended, so this one is stopping. Give each server its own DATA_DIR.`,
  );
}

/** Ends immediately, without writing another row: two databases on one folder lose rows of both. */
export function endProcess(reason: StartError): void {
  process.stderr.write(`${reason.message}\n`);
  process.exit(1);
}

import { closeSync, fstatSync, openSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import * as z from "zod";

/** The current user of a data folder, as stored in a file there. */
const holderSchema = z.object({
  /** Created by each process. */
  owner: z.string(),
  /** Id of the running kernel. Two containers on one machine share it, and a restart changes it. */
  machine: z.string(),
  /** For people: the name of the machine; in a container, usually its id. */
  host: z.string(),
});

export type Holder = z.output<typeof holderSchema>;

const BOOT_ID = "/proc/sys/kernel/random/boot_id";

export function holderOf(owner: string): Holder {
  return { owner, machine: machineOf(), host: hostname() };
}

function machineOf(): string {
  try {
    return readFileSync(BOOT_ID, "utf8").trim();
  } catch {
    return hostname(); // not Linux
  }
}

/** @returns `null` if the file is missing or not a holder file */
export function readHolder(file: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/** Replaces the previous file with a complete one. */
export function writeHolder(file: string, holder: Holder): void {
  const partial = `${file}.${holder.owner}`;
  writeFileSync(partial, JSON.stringify(holder));
  renameSync(partial, file);
}

export function removeHolder(file: string, owner: string): void {
  if (readHolder(file)?.owner === owner) rmSync(file, { force: true });
}

/** Updates the heartbeat. Touching a file needs no space, so a full disk does not make a holder look dead. */
export function beat(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}

/**
 * Time of the last heartbeat by the holder's own clock. Compare it only with other values of the same holder. The file
 * is reopened to bypass a network cache.
 */
export function lastBeat(file: string): number {
  try {
    const descriptor = openSync(file, "r");
    try {
      return fstatSync(descriptor).mtimeMs;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return 0; // deleted in the meantime
  }
}

import { closeSync, fstatSync, openSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import * as z from "zod";

/** Who uses a data folder, as it stands in a file there. */
const holderSchema = z.object({
  /** Made anew by each process. */
  owner: z.string(),
  /** The running kernel: two containers of one machine have the same, and a restarted machine has another. */
  machine: z.string(),
  /** For people: the name of the machine, in a container usually its id. */
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

/** @returns `null` when there is none, or only a file that is not one */
export function readHolder(file: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/** Puts a whole record in the place of the one before. */
export function writeHolder(file: string, holder: Holder): void {
  const partial = `${file}.${holder.owner}`;
  writeFileSync(partial, JSON.stringify(holder));
  renameSync(partial, file);
}

export function removeHolder(file: string, owner: string): void {
  if (readHolder(file)?.owner === owner) rmSync(file, { force: true });
}

/** Shows that the holder lives. Touching needs no room, so a full disk does not make a holder look dead. */
export function beat(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}

/** When the holder last beat, by its own clock: to be compared with itself alone. Opened anew, past a network's cache. */
export function lastBeat(file: string): number {
  try {
    const descriptor = openSync(file, "r");
    try {
      return fstatSync(descriptor).mtimeMs;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return 0; // gone in the meantime
  }
}

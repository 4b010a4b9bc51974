import { randomBytes } from "node:crypto";
import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../db/database.ts";
import { isDiskFull } from "./disk-full.ts";

/** Twice the largest upload. Below this the disk counts as full. */
const MIN_FREE_BYTES = 48 * 1_048_576;

/** Large enough not to fit into space that the database has already allocated. */
const PROBE_BYTES = 262_144;

export interface DiskRoom {
  /** Call this after a write failed because a disk is full. */
  readonly noteFull: () => void;
  /** True if files and rows cannot be written because a disk is full. */
  readonly isFull: () => Promise<boolean>;
}

/**
 * Checks the free disk space. The folder is checked every time. The database, whose disk may be on another machine, is
 * checked after it reported a full disk, until a write succeeds.
 *
 * @throws the error of a folder that cannot be written for another reason
 */
export function diskRoom(folder: string, database: Database): DiskRoom {
  let wasFull = false;
  return {
    noteFull: () => {
      wasFull = true;
    },
    isFull: async () => {
      if (await isFolderFull(folder)) return true;
      if (wasFull) wasFull = !(await takesRows(database));
      return wasFull;
    },
  };
}

async function isFolderFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < MIN_FREE_BYTES) return true;
  const probe = join(folder, "room.probe"); // a disk quota shows only in a write
  try {
    await writeFile(probe, randomBytes(PROBE_BYTES), { flush: true });
    return false;
  } catch (error) {
    if (isDiskFull(error)) return true;
    throw error;
  } finally {
    await rm(probe, { force: true });
  }
}

function takesRows(database: Database): Promise<boolean> {
  const name = "room_probe";
  const value = randomBytes(PROBE_BYTES).toString("base64"); // does not shrink
  const write = database.system(async (rows) => {
    await rows
      .insertInto("app_facts")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
    await rows.deleteFrom("app_facts").where("name", "=", name).execute();
  });
  return write.then(
    () => true,
    () => false,
  );
}

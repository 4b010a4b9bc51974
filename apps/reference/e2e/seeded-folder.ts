import { existsSync, mkdtempSync, statfsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DATA_FOLDERS, SEEDED_FOLDER, startProduct } from "./product.ts";

/** Linux offers memory as a folder. A container may have only 64 MB of it, less than the data of two products. */
const MEMORY = "/dev/shm";
const MIN_MEMORY_BYTES = 1_000_000_000;

function hasMemoryFolder(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MIN_MEMORY_BYTES;
}

/**
 * Creates the demo once for all files of a run: each file starts with a copy of its folder, in half the time. The
 * folders are in memory if there is enough, because commits wait for the disk.
 */
export default async function seedFolder(): Promise<() => Promise<void>> {
  const folders = mkdtempSync(join(hasMemoryFolder() ? MEMORY : tmpdir(), "placard-e2e-"));
  process.env[DATA_FOLDERS] = folders;
  const product = await startProduct();
  await product.stop();
  process.env[SEEDED_FOLDER] = product.dataDir;
  return () => rm(folders, { recursive: true, force: true });
}

import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { Database } from "../db/database.ts";
import { DamagedFileError, isMissing, type FileStorage } from "./file-storage.ts";
import { fileRowsInBatches } from "./stored-files.ts";

type Outcome = "copied" | "present" | "missing" | "damaged";

/**
 * Copies the files of all rows from one storage to another, and removes none. A file that already exists with the same
 * content is skipped, so an interrupted copy continues where it stopped. Each copy is read back and compared.
 *
 * @returns the text to print, and whether every row now has its file in the target
 */
export async function copyFiles(
  database: Database,
  from: FileStorage,
  to: FileStorage,
): Promise<{ readonly text: string; readonly areAllCopied: boolean }> {
  const counts: Record<Outcome, number> = { copied: 0, present: 0, missing: 0, damaged: 0 };
  const faults: string[] = [];
  for await (const rows of fileRowsInBatches(database)) {
    for (const { table, id, storage_key: key } of rows) {
      const outcome = await copyFile(key, from, to);
      counts[outcome] += 1;
      if (outcome === "missing" || outcome === "damaged") faults.push(`  ${table} ${id}: ${outcome}`);
    }
  }
  const lines = [
    `From ${from.description} to ${to.description}.`,
    `Copied: ${counts.copied}. Already there: ${counts.present}. Missing or damaged at the source: ${faults.length}.`,
    ...faults,
    ...(faults.length > 0 ? ["Restore these from a backup, or upload them again. Then run this command again."] : []),
    "Nothing was removed. Files uploaded since then are copied by running this command again.",
  ];
  return { text: lines.join("\n"), areAllCopied: faults.length === 0 };
}

async function copyFile(key: string, from: FileStorage, to: FileStorage): Promise<Outcome> {
  const path = join(to.temporaryFolder, `${randomUUID()}.part`);
  try {
    const wanted = await hashOf(from, key, path);
    if (wanted === "missing" || wanted === "damaged") {
      // A copy made before the source was damaged still counts.
      return (await to.faultOf(key)) === null ? "present" : wanted;
    }
    if ((await hashOf(to, key)) === wanted) return "present";
    await to.keep(path, key);
    if ((await hashOf(to, key)) !== wanted) throw new Error(`The copy of ${key} differs from its source.`);
    return "copied";
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * SHA-256 of a stored file, hex.
 *
 * @param path - where to write the file while it is read
 */
async function hashOf(storage: FileStorage, key: string, path?: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    const bytes = Readable.fromWeb((await storage.read(key)) as NodeReadableStream<Uint8Array>);
    await pipeline(
      bytes,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      path === undefined ? discard : createWriteStream(path, { mode: 0o600 }),
    );
    return hash.digest("hex");
  } catch (error) {
    if (error instanceof DamagedFileError) return "damaged";
    if (isMissing(error)) return "missing";
    throw error;
  }
}

async function discard(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of bytes);
}

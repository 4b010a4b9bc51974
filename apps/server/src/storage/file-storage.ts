import { createHash } from "node:crypto";
import { createReadStream, mkdirSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Where uploaded files are kept. Keys are made by the server and never contain what a person typed. */
export interface FileStorage {
  /** Takes over a finished temporary file. It is on disk for good when this resolves. */
  keep(temporaryPath: string, key: string): Promise<void>;
  /**
   * Opens a file; fails before the first byte when it is not there.
   *
   * @throws DamagedFileError when it is not what was kept under a key of `checkedKey`
   */
  read(key: string): Promise<ReadableStream<Uint8Array>>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
  /** What is wrong with a kept file, whose content is read; `null`: nothing. */
  faultOf(key: string): Promise<"missing" | "damaged" | null>;
  /** Those of the keys that no file is kept under. No content is read. */
  missingAmong(keys: readonly string[]): Promise<readonly string[]>;
  /** Keys of all files that were kept before a time, except those that wait for their row. */
  settledKeys(before: Date): AsyncIterable<string>;
  /** While the work stores the row of a file, no sweep takes the file for one without a row. */
  whileStoringRow<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer>;
  /** Removes uploads that a stopped process left half done. */
  removeUnfinished(before: Date): Promise<void>;
  /** True if files can be read and kept now. */
  isReachable(): Promise<boolean>;
  /** For people: where the files are. */
  readonly description: string;
  /** A folder of this machine for uploads in progress. */
  readonly temporaryFolder: string;
}

/** The stored bytes are not those that were kept. */
export class DamagedFileError extends Error {
  override readonly name = "DamagedFileError";
}

/** No file is stored under a key. */
export class MissingFileError extends Error {
  override readonly name = "MissingFileError";
}

/**
 * A key that names the bytes, so that a file that changed on disk is never served as what was uploaded. Keys of files that
 * an earlier version kept name none, and their files are not checked.
 *
 * @param sha256 - of the bytes as they are kept, hex
 */
export function checkedKey(id: string, sha256: string): string {
  return `${id}.${sha256}`;
}

/** The checksum that a key names, hex; `null` for a key of an earlier version. */
export const checksumOf = (key: string): string | null => /\.([0-9a-f]{64})$/.exec(key)?.[1] ?? null;

async function requireUnchanged(path: string, key: string): Promise<void> {
  const expected = checksumOf(key);
  if (expected === null) return void (await stat(path));
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  if (hash.digest("hex") !== expected) throw new DamagedFileError(`The stored file ${key} has changed on disk.`);
}

/** True if the error of an opened file says that it is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof MissingFileError || (error instanceof Error && "code" in error && error.code === "ENOENT");
}

/** What `faultOf` answers after an attempt to read a whole file. */
export async function faultOfReading(reading: Promise<unknown>): Promise<"missing" | "damaged" | null> {
  try {
    await reading;
    return null;
  } catch (error) {
    if (error instanceof DamagedFileError) return "damaged";
    if (isMissing(error)) return "missing";
    throw error;
  }
}

/** Names of our files. Anything else beside them is not ours to remove. */
export const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(\.[0-9a-f]{64})?$/;

async function* keysOnDisk(folder: string, before: Date): AsyncIterable<string> {
  for (const { name: part } of await readdir(folder, { withFileTypes: true })) {
    if (!/^[0-9a-f]{2}$/.test(part)) continue;
    for (const key of await readdir(join(folder, part))) {
      if (!KEY.test(key) || !key.startsWith(part)) continue;
      const found = await stat(join(folder, part, key)).catch(() => null); // removed in the meantime
      if (found !== null && found.mtime < before) yield key;
    }
  }
}

/** The parts of a storage that belong to this process: uploads in progress, and files that wait for their row. */
export function ownUploads(folder: string) {
  const temporaryFolder = join(folder, "incoming");
  mkdirSync(temporaryFolder, { recursive: true });
  const waiting = new Set<string>();
  return {
    temporaryFolder,
    waiting,
    whileStoringRow: async <Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> => {
      waiting.add(key);
      try {
        return await work();
      } finally {
        waiting.delete(key);
      }
    },
    removeUnfinished: async (before: Date): Promise<void> => {
      for (const name of await readdir(temporaryFolder)) {
        const path = join(temporaryFolder, name);
        const found = await stat(path).catch(() => null); // finished in the meantime
        if (found !== null && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}

/** Files in a folder, two levels deep so that no folder grows large. */
export function folderStorage(folder: string): FileStorage {
  const { waiting, ...uploads } = ownUploads(folder);
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key);
  return {
    ...uploads,
    description: folder,
    isReachable: async () => true, // the folder itself is probed by `diskRoom`
    keep: async (temporaryPath, key) => {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
      const handle = await open(temporaryPath, "r");
      await handle.sync();
      await handle.close();
      await rename(temporaryPath, target);
    },
    read: async (key) => {
      await requireUnchanged(pathOf(key), key);
      const handle = await open(pathOf(key), "r");
      // Node's stream and the web's differ in their declarations alone.
      return Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
    },
    faultOf: (key) => faultOfReading(requireUnchanged(pathOf(key), key)),
    missingAmong: async (keys) => {
      const missing: string[] = [];
      for (const key of keys) {
        const fault = await faultOfReading(stat(pathOf(key)));
        if (fault !== null) missing.push(key);
      }
      return missing;
    },
    settledKeys: async function* (before) {
      for await (const key of keysOnDisk(folder, before)) if (!waiting.has(key)) yield key;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

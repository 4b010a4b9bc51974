import { createHash, randomUUID } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { S3Config } from "../config.ts";
import {
  checksumOf,
  DamagedFileError,
  faultOfReading,
  KEY,
  MissingFileError,
  ownUploads,
  type FileStorage,
} from "./file-storage.ts";
import { S3Error, type S3Bucket } from "./s3-bucket.ts";

/** An object younger than this by the store's clock may still wait for its row, regardless of this machine's clock. */
const SETTLED_AFTER_MS = 3_600_000;

/** Time for which a health result is cached, because anyone can request it. */
const REACHABLE_FOR_MS = 5000;

/**
 * Files in a bucket, stored under their keys. Uploads in progress and files being sent are in a local folder: a file is
 * only sent after its checksum was verified.
 *
 * @param folder - for files in progress
 */
export function s3Storage(bucket: S3Bucket, config: S3Config, folder: string): FileStorage {
  const { waiting, ...uploads } = ownUploads(folder);
  const { temporaryFolder } = uploads;
  let lastCheck: { readonly at: number; readonly answer: Promise<boolean> } | null = null;

  const openObject = async (key: string): Promise<Readable> => {
    const body = await bucket.get(key);
    if (body === null) throw new MissingFileError(`There is no object ${key} in the bucket.`);
    return Readable.fromWeb(body as NodeReadableStream<Uint8Array>); // they differ only in their declarations
  };

  /** The bytes of an object; fails at the end if they do not match the checksum. */
  async function* checkedBytes(key: string): AsyncGenerator<Uint8Array> {
    const hash = createHash("sha256");
    const object = await openObject(key);
    try {
      for await (const chunk of object) {
        hash.update(chunk);
        yield chunk;
      }
    } catch (cause) {
      throw new S3Error("EndedEarly", { cause });
    }
    const expected = checksumOf(key);
    if (expected !== null && hash.digest("hex") !== expected) {
      throw new DamagedFileError(`The stored file ${key} has changed in the bucket.`);
    }
  }

  const readAll = async (bytes: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const _ of bytes);
  };

  return {
    ...uploads,
    description: descriptionOf(config),
    keep: async (temporaryPath, key) => {
      const sha256 = checksumOf(key) ?? (await sha256Of(temporaryPath));
      await bucket.put(key, await openAsBlob(temporaryPath), sha256);
      await rm(temporaryPath, { force: true });
    },
    read: async (key) => {
      const path = join(temporaryFolder, `${randomUUID()}.part`);
      try {
        await pipeline(checkedBytes(key), createWriteStream(path, { mode: 0o600 }));
        const handle = await open(path, "r");
        return Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
      } finally {
        await rm(path, { force: true }); // open files stay readable until they are closed
      }
    },
    faultOf: (key) => faultOfReading(readAll(checkedBytes(key))),
    missingAmong: (keys) => missingIn(bucket, keys),
    settledKeys: async function* (before) {
      for await (const { objects, storeTime } of bucket.list()) {
        const settled = Math.min(before.getTime(), storeTime.getTime() - SETTLED_AFTER_MS);
        for (const { key, modified } of objects) {
          if (KEY.test(key) && modified.getTime() < settled && !waiting.has(key)) yield key;
        }
      }
    },
    remove: (key) => bucket.remove(key),
    isReachable: () => {
      if (lastCheck === null || performance.now() - lastCheck.at > REACHABLE_FOR_MS) {
        const answer = bucket.requireAnswer().then(
          () => true,
          () => false,
        );
        lastCheck = { at: performance.now(), answer };
      }
      return lastCheck.answer;
    },
  };
}

/** The keys that are not in the bucket. Lists the matching part of the bucket instead of making a call for each key. */
async function missingIn(bucket: S3Bucket, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const sorted = keys.toSorted();
  const last = sorted.at(-1) ?? "";
  const missing = new Set(keys);
  for await (const { objects } of bucket.list(justBefore(sorted[0] ?? ""))) {
    for (const { key } of objects) missing.delete(key);
    if ((objects.at(-1)?.key ?? last) >= last) break;
  }
  return [...missing];
}

/** A text that sorts before a key and after all keys with another prefix. Keys begin with a hexadecimal digit. */
const justBefore = (key: string): string => key.slice(0, -1);

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  const handle = await open(path, "r");
  await pipeline(handle.createReadStream(), hash);
  return hash.digest("hex");
}

function descriptionOf({ endpoint, bucket, prefix }: S3Config): string {
  return `bucket ${bucket}${prefix === "" ? "" : `, folder ${prefix}`} at ${new URL(endpoint).host}`;
}

import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Context } from "../context.ts";
import type { Database } from "../db/database.ts";
import { StartError } from "../start-error.ts";
import { isMissing } from "./file-storage.ts";
import { newestKeys } from "./stored-files.ts";

/** Name of the mark next to the files. The sweep ignores it. */
export const STORE_MARK = "placard.database";

/** The mark in a store: the id of the database, then the id of the store. */
export interface StoreMark {
  /** @returns `null` if there is none */
  readonly read: () => Promise<string | null>;
  /** @param isFirst - whether to leave a mark that another database has written meanwhile */
  readonly write: (content: string, isFirst: boolean) => Promise<void>;
  /** For people: the store, and how to use another one. */
  readonly name: string;
  readonly otherStore: string;
}

/** The mark of a folder. */
export function folderMark(dataDir: string): StoreMark {
  const file = join(dataDir, "files", STORE_MARK);
  return {
    name: `The folder ${dirname(file)}`,
    otherStore: "Use another folder. Run: DATA_DIR=<another folder> pnpm start",
    read: () =>
      readFile(file, "utf8").catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    write: async (content) => {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.part`, content, { flush: true });
      await rename(`${file}.part`, file);
    },
  };
}

interface Claim {
  readonly mark: StoreMark;
  /**
   * `start`: refuses a store without the files of the database. `adopt`: an operator accepts that files are missing.
   * `copy`: the store is the target of a copy.
   */
  readonly for: "start" | "adopt" | "copy";
}

/**
 * Ties a store of files to one database, and the database to the store: with another store, files would be missing, and
 * its sweep would remove the files of another database as files without a row.
 *
 * @throws StartError if the store belongs to another database, or if it does not have the files of this one
 */
export async function claimStore(
  { database, storage }: Pick<Context, "database" | "storage">,
  { mark, for: reason }: Claim,
): Promise<void> {
  const id = (await readFact(database, DATABASE_ID)) ?? (await factOf(database, DATABASE_ID, randomUUID()));
  const last = await readFact(database, LAST_STORE);
  const found = await mark.read();
  const [owner, storeId = randomUUID()] = found?.split(" ") ?? [];
  const requireOwner = (named: string | undefined): void => {
    if (named === undefined || named === id) return;
    throw new StartError(`${mark.name} has the files of another database. No file was changed. ${mark.otherStore}`);
  };
  requireOwner(owner);
  const isLast = last?.startsWith(`${storeId} `) === true;
  if (!isLast && reason === "start") await requireFiles({ database, storage }, mark, last);
  const own = `${id} ${storeId}`;
  if (found !== own) {
    await mark.write(own, found === null);
    requireOwner((await mark.read())?.split(" ")[0]);
  }
  const used = `${storeId} ${storage.description}`;
  if (reason !== "copy" && used !== last) await setFact(database, LAST_STORE, used);
}

const DATABASE_ID = "database_id";
/** Id and description of the store that this database used last. */
const LAST_STORE = "file_store";

async function requireFiles(
  { database, storage }: Pick<Context, "database" | "storage">,
  mark: StoreMark,
  last: string | null,
): Promise<void> {
  const keys = await newestKeys(database);
  const missing = (await storage.missingAmong(keys)).length;
  // A database of an earlier version names no store; single files may have been lost.
  if (missing === 0 || (last === null && missing < keys.length)) return;
  const earlier = last === null ? "" : ` This database last used ${last.slice(last.indexOf(" ") + 1)}.`;
  throw new StartError(
    `${mark.name} is not the store with the files of this database: of the ${keys.length} newest files, ${missing} are missing.${earlier} Nothing was changed. All records are safe, and so are the files in their own store. Set STORAGE, DATA_DIR or the S3_ settings to that store, or restore it from a backup. Only if the files are lost, run: pnpm --filter @placard/server cli files adopt`,
  );
}

/** @returns the stored value; `value` if there was none */
async function factOf(database: Database, name: string, value: string): Promise<string> {
  return database.system(async (rows) => {
    await rows
      .insertInto("app_facts")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const fact = await rows.selectFrom("app_facts").select("value").where("name", "=", name).executeTakeFirstOrThrow();
    return fact.value;
  });
}

async function readFact(database: Database, name: string): Promise<string | null> {
  const fact = await database.system((rows) =>
    rows.selectFrom("app_facts").select("value").where("name", "=", name).executeTakeFirst(),
  );
  return fact?.value ?? null;
}

async function setFact(database: Database, name: string, value: string): Promise<void> {
  await database.system((rows) =>
    rows
      .insertInto("app_facts")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute(),
  );
}

import { DatabaseSync } from "node:sqlite";

/** SQLite's result code for a file that another process has locked. */
const SQLITE_BUSY = 5;

/** `unsupported`: this disk does not support locks, like some network disks. */
export type KernelLock = { readonly kind: "held"; readonly release: () => void } | { readonly kind: "unsupported" };

/**
 * Locks a file through the kernel. All containers of one machine share its kernel, even in separate namespaces, and the
 * kernel releases the lock when the process ends for any reason. Node can use such locks only through SQLite, so the
 * file is an empty SQLite database within an exclusive transaction that never ends.
 *
 * A process loses the lock if it opens and closes the same file in another way, so no other code may read it.
 *
 * @returns `null` if another process holds the lock
 */
export function lockByKernel(file: string): KernelLock | null {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec("pragma journal_mode = off");
    database.exec("begin exclusive");
    const held = database;
    return { kind: "held", release: () => held.close() };
  } catch (error) {
    database?.close();
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) return null;
    return { kind: "unsupported" };
  }
}

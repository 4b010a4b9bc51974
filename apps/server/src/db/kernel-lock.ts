import { DatabaseSync } from "node:sqlite";

/** SQLite's result code for a file that another holds. */
const SQLITE_BUSY = 5;

/** `unsupported`: this disk knows no locks, as some network disks do. */
export type KernelLock = { readonly kind: "held"; readonly release: () => void } | { readonly kind: "unsupported" };

/**
 * Locks a file through the kernel. All containers of one machine share its kernel, whatever their namespaces, and it
 * frees the lock of a process however that ends. Node reaches such locks through SQLite alone, so the file is an empty
 * SQLite database within an exclusive transaction that never ends.
 *
 * A process loses the lock when it opens and closes the same file in another way, so nothing else may read it.
 *
 * @returns `null` when someone else holds it
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

import { storageProblem } from "./storage-problem.ts";

/**
 * Reads a JSON value from browser storage. Storage may be full, blocked or edited by hand, so invalid values count as
 * absent.
 *
 * @param parse - converts the raw value to `T`, or returns `null` if it is invalid
 */
export function readStored<T>(
  storage: Pick<Storage, "getItem">,
  key: string,
  parse: (value: unknown) => T | null,
): T | null {
  try {
    const text = storage.getItem(key);
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Writes a JSON value; `null` removes it. Full or blocked storage does not stop the user's work but is reported: see
 * `storageProblem`.
 *
 * @returns whether the device has the value
 */
export function writeStored(storage: Pick<Storage, "setItem" | "removeItem">, key: string, value: unknown): boolean {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
    if (value !== null) storageProblem.set(false);
    return true;
  } catch (error) {
    // The page keeps the value in memory.
    storageProblem.set(true, "plain", error);
    return false;
  }
}

/** The keys of a storage that begin with a prefix. */
export function keysOf(storage: Pick<Storage, "key" | "length">, prefix: string): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key): key is string => key?.startsWith(prefix) === true);
}

/** A plain object, or `null`: the first step of every parser of stored values. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

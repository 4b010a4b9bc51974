import { storageTrouble } from "./storage-trouble.ts";

/**
 * Reads a JSON value from browser storage. Storage may be full, blocked or edited by hand, so what is not understood
 * counts as absent.
 *
 * @param parse - turns the raw value into `T`, or `null` when it is something else
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
 * Writes a JSON value; `null` removes it. A full or blocked storage is not a reason to stop the reader's work, but they are
 * told: see `storageTrouble`.
 *
 * @returns whether the device has it
 */
export function writeStored(storage: Pick<Storage, "setItem" | "removeItem">, key: string, value: unknown): boolean {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
    if (value !== null) storageTrouble.set(false);
    return true;
  } catch (error) {
    // The value lives on in memory for this page.
    storageTrouble.set(true, "plain", error);
    return false;
  }
}

/** A plain object, or `null`: the first step of every parser of stored values. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

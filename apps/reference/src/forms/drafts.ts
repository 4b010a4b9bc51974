import { asRecord, readStored, writeStored } from "../lib/stored-json.ts";

const PREFIX = "placard.draft.";

/** Values a form may hold. All of them survive JSON. */
export type FormValue = string | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FormValue>>;

/**
 * What was typed into a form before the page went away. Only entries of the kind the form holds today are taken, so a
 * draft of an older form cannot break a newer one.
 */
export function readDraft<V extends FormValues>(storage: Storage, name: string, initial: V): V {
  const stored = readStored(storage, PREFIX + name, asRecord);
  if (stored === null) return initial;
  const kept = Object.entries(initial).map(([field, value]) => [field, sameKind(value, stored[field]) ?? value]);
  // Every field of `initial` is there, each with a value of its own kind.
  return Object.fromEntries(kept) as V;
}

/** Keeps what is typed in this tab until it is sent. @param secrets - fields never written, such as passwords */
export function writeDraft<V extends FormValues>(
  storage: Storage,
  name: string,
  values: V,
  secrets: readonly (keyof V & string)[],
): void {
  const open = Object.entries(values).filter(([field]) => !secrets.includes(field));
  writeStored(storage, PREFIX + name, Object.fromEntries(open));
}

export function clearDraft(storage: Storage, name: string): void {
  writeStored(storage, PREFIX + name, null);
}

/** Used when the next person signs in on this tab: nobody reads what another one typed. */
export function clearAllDrafts(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(PREFIX)) storage.removeItem(name);
}

function sameKind(expected: FormValue, value: unknown): FormValue | null {
  if (typeof expected === "string") return typeof value === "string" ? value : null;
  if (typeof expected === "boolean") return typeof value === "boolean" ? value : null;
  if (!Array.isArray(value)) return null;
  const texts = value.filter((entry) => typeof entry === "string");
  return texts.length === value.length ? texts : null;
}

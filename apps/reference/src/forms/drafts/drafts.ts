import { asRecord, readStored, writeStored } from "../../lib/device/stored-json.ts";

/** Values a form may hold. All of them survive JSON. */
export type FormValue = string | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FormValue>>;

/**
 * `unsaved`: text that is still to be sent; it outlives even a logout. `working`: what was looked up or calculated, such
 * as the words in a search box; it goes at logout.
 */
export type DraftKind = "unsaved" | "working";

export interface Draft<V> {
  readonly values: V;
  /** When it was last written, as an ISO time; `null`: nothing is kept, and the values are the first ones. */
  readonly writtenAt: string | null;
}

/** Unsent input of one person on this device. No one can read the drafts of another person. */
export interface Drafts {
  /** Only entries of the kind the form holds today are taken: a draft of an older form cannot break a newer one. */
  readonly read: <V extends FormValues>(name: string, initial: V) => Draft<V>;
  /** @returns whether the device has it */
  readonly write: <V extends FormValues>(name: string, values: V, options?: WriteOptions<V>) => boolean;
  readonly clear: (name: string) => void;
  /** Forgets every draft whose name begins so, but for those in `except`. */
  readonly clearAll: (prefix: string, except?: readonly string[]) => void;
  /** The names of what is still to be sent, those that begin with `prefix`. */
  readonly unsaved: (prefix?: string) => readonly string[];
}

export interface WriteOptions<V> {
  readonly kind?: DraftKind;
  /** Fields never written, such as passwords. */
  readonly secrets?: readonly (keyof V & string)[];
}

/** The parts of a browser storage that drafts use. */
export type DraftTexts = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Prefix of every draft key. */
export const DRAFT_PREFIX = "placard.draft.";
/** Lifetime of drafts of a signed-out visitor: a form left open overnight is restored. */
const STRANGERS_DRAFT_MS = 24 * 60 * 60 * 1000;

/**
 * The drafts of one person. They lie in storage that outlives the tab and the browser.
 *
 * @param person - as `personOf` names them
 */
export function draftsOf(storage: DraftTexts, person: string, now: () => Date = () => new Date()): Drafts {
  const keyOf = (name: string) => `${DRAFT_PREFIX}${person}.${name}`;
  const parse = (value: unknown): Stored | null => {
    const stored = parseStored(value);
    if (stored === null || person !== NOBODY) return stored;
    return now().getTime() - Date.parse(stored.writtenAt) < STRANGERS_DRAFT_MS ? stored : null;
  };
  return {
    read(name, initial) {
      const stored = readStored(storage, keyOf(name), parse);
      if (stored === null) return { values: initial, writtenAt: null };
      const { values, writtenAt } = stored;
      const kept = Object.entries(initial).map(([field, value]) => [field, sameKind(value, values[field]) ?? value]);
      // Every field of `initial` is there, each with a value of its own kind.
      return { values: Object.fromEntries(kept) as typeof initial, writtenAt };
    },
    write(name, values, { kind = "unsaved", secrets = [] } = {}) {
      const open = Object.entries(values).filter(([field]) => !secrets.some((secret) => secret === field));
      return writeStored(storage, keyOf(name), {
        kind,
        writtenAt: now().toISOString(),
        values: Object.fromEntries(open),
      });
    },
    clear: (name) => void writeStored(storage, keyOf(name), null),
    clearAll(prefix, except = []) {
      const spared = new Set(except.map(keyOf));
      for (const key of keysOf(storage, keyOf(prefix))) if (!spared.has(key)) storage.removeItem(key);
    },
    unsaved: (prefix = "") =>
      keysOf(storage, keyOf(prefix))
        .filter((key) => readStored(storage, key, parse)?.kind === "unsaved")
        .map((key) => key.slice(keyOf("").length)),
  };
}

/** Owner of drafts before sign-in. */
const NOBODY = "nobody";

/**
 * What a logout takes away: everything that was looked up or calculated, and what a stranger typed on the way in. What
 * is still to be sent stays for the person it belongs to.
 */
export function forgetWorking(storage: DraftTexts, person: string): void {
  for (const key of keysOf(storage, `${DRAFT_PREFIX}${person}.`)) {
    if (readStored(storage, key, parseStored)?.kind !== "unsaved") storage.removeItem(key);
  }
  for (const key of keysOf(storage, `${DRAFT_PREFIX}${NOBODY}.`)) storage.removeItem(key);
}

function keysOf(storage: DraftTexts, prefix: string): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key): key is string => key?.startsWith(prefix) === true);
}

interface Stored {
  readonly kind: DraftKind;
  readonly writtenAt: string;
  readonly values: Readonly<Record<string, unknown>>;
}

function parseStored(value: unknown): Stored | null {
  const record = asRecord(value);
  const values = asRecord(record?.["values"]);
  const writtenAt = record?.["writtenAt"];
  if (values === null || typeof writtenAt !== "string" || Number.isNaN(Date.parse(writtenAt))) return null;
  return { kind: record?.["kind"] === "working" ? "working" : "unsaved", writtenAt, values };
}

function sameKind(expected: FormValue, value: unknown): FormValue | null {
  if (typeof expected === "string") return typeof value === "string" ? value : null;
  if (typeof expected === "boolean") return typeof value === "boolean" ? value : null;
  if (!Array.isArray(value)) return null;
  const texts = value.filter((entry) => typeof entry === "string");
  return texts.length === value.length ? texts : null;
}

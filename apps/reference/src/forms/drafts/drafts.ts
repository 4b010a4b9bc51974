import { asRecord, keysOf, readStored, writeStored } from "../../lib/device/stored-json.ts";

/** Values of a form field. All can be stored as JSON. */
export type FormValue = string | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FormValue>>;

/**
 * `unsaved`: input that is still to be sent; kept even after a logout. `working`: input for lookups and calculations,
 * such as a search text; removed at logout.
 */
export type DraftKind = "unsaved" | "working";

export interface Draft<V> {
  readonly values: V;
  /** Time of the last write, ISO 8601; `null` if no draft is stored and the values are the initial ones. */
  readonly writtenAt: string | null;
}

/** Unsent input of one person on this device. No one can read the drafts of another person. */
export interface Drafts {
  /** Reads only entries of the type that the form has today: a draft of an older form cannot break a newer one. */
  readonly read: <V extends FormValues>(name: string, initial: V) => Draft<V>;
  /** @returns whether the draft was stored */
  readonly write: <V extends FormValues>(name: string, values: V, options?: WriteOptions<V>) => boolean;
  readonly clear: (name: string) => void;
  /** Removes every draft whose name starts with `prefix`, except those in `except`. */
  readonly clearAll: (prefix: string, except?: readonly string[]) => void;
  /** Names of the unsent drafts that start with `prefix`. */
  readonly unsaved: (prefix?: string) => readonly string[];
}

export interface WriteOptions<V> {
  readonly kind?: DraftKind;
  /** Fields that are never stored, such as passwords. */
  readonly secrets?: readonly (keyof V & string)[];
}

/** The methods of a browser storage that drafts use. */
export type DraftTexts = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Prefix of every draft key. */
export const DRAFT_PREFIX = "placard.draft.";
/** Lifetime of drafts of a signed-out visitor: a form left open overnight is restored. */
const STRANGERS_DRAFT_MS = 24 * 60 * 60 * 1000;

/**
 * The drafts of one user, in storage that outlives the tab and the browser.
 *
 * @param person - key from `personOf`
 */
export function draftsOf(storage: DraftTexts, person: string, now: () => Date = () => new Date()): Drafts {
  const keyOf = (name: string) => `${DRAFT_PREFIX}${person}.${name}`;
  const parse = (value: unknown): Stored | null => {
    const stored = parseStored(value);
    if (stored === null || person !== ANONYMOUS_OWNER) return stored;
    return now().getTime() - Date.parse(stored.writtenAt) < STRANGERS_DRAFT_MS ? stored : null;
  };
  return {
    read(name, initial) {
      const stored = readStored(storage, keyOf(name), parse);
      if (stored === null) return { values: initial, writtenAt: null };
      const { values, writtenAt } = stored;
      const saved = Object.entries(initial).map(([field, value]) => [field, sameKind(value, values[field]) ?? value]);
      // Every field of `initial` is present, each with a value of its own type.
      return { values: Object.fromEntries(saved) as typeof initial, writtenAt };
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

/** Owner of drafts without a signed-in user. */
const ANONYMOUS_OWNER = "nobody";

/**
 * Removes at logout everything that was looked up or calculated, and all input from before sign-in. Unsent input stays
 * for the user it belongs to.
 */
export function removeWorkingDrafts(storage: DraftTexts, person: string): void {
  for (const key of keysOf(storage, `${DRAFT_PREFIX}${person}.`)) {
    if (readStored(storage, key, parseStored)?.kind !== "unsaved") storage.removeItem(key);
  }
  for (const key of keysOf(storage, `${DRAFT_PREFIX}${ANONYMOUS_OWNER}.`)) storage.removeItem(key);
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

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { storageProblem } from "../../lib/device/storage-problem.ts";
import { DRAFT_PREFIX, type DraftTexts } from "./drafts.ts";

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: string };
}

const DATABASE = "placard.drafts";
/** Time to wait for the database to open, ms. After that the page continues with local storage. */
const OPEN_TIMEOUT_MS = 1500;
/**
 * Delay before a text moves from local storage to the database, ms: during continuous typing only the last text is
 * written.
 */
const MOVE_DELAY_MS = 300;

/**
 * Drafts in IndexedDB, which has far more space than local storage and is not emptied with it. Reads are synchronous:
 * all drafts are cached in memory, and other tabs broadcast their changes.
 *
 * A closing tab interrupts a database write, but not a write to local storage. Each text is therefore written to local
 * storage first and removed from it after the database has it. Texts found there at the start, from a closed tab or an
 * earlier version of the app, move to the database. Storage counts as full only if neither accepts the text.
 *
 * @param plain - the browser's `localStorage`
 * @returns without a database, `plain` with an in-memory fallback for texts that it does not accept
 */
export async function openDraftStorage(plain: Storage): Promise<DraftTexts> {
  const opening = open();
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), OPEN_TIMEOUT_MS);
  });
  const database = await Promise.race([opening.catch(() => null), late]);
  if (database === null) {
    void opening.then((opened) => opened.close()).catch(() => undefined);
    return new FallbackStorage(plain);
  }
  try {
    const keys = await database.getAllKeys("drafts");
    const texts = await database.getAll("drafts");
    const held = new Map(keys.map((key, at) => [key, texts[at] ?? ""]));
    return new DraftStorage(plain, database, held);
  } catch {
    database.close();
    return new FallbackStorage(plain);
  }
}

/** Local storage only. Texts that it does not accept stay in memory, so that another screen does not lose them. */
class FallbackStorage implements DraftTexts {
  readonly #plain: Storage;
  readonly #held = new Map<string, string>();

  constructor(plain: Storage) {
    this.#plain = plain;
  }

  #keys(): readonly string[] {
    const keys = Array.from({ length: this.#plain.length }, (_, index) => this.#plain.key(index) ?? "");
    return [...new Set([...keys, ...this.#held.keys()])];
  }

  get length(): number {
    return this.#keys().length;
  }

  key(index: number): string | null {
    return this.#keys()[index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#held.get(key) ?? this.#plain.getItem(key);
  }

  setItem(key: string, text: string): void {
    this.#held.set(key, text);
    this.#plain.setItem(key, text); // throws if the storage is full: the caller reports it
    this.#held.delete(key);
  }

  removeItem(key: string): void {
    this.#held.delete(key);
    this.#plain.removeItem(key);
  }
}

async function open(): Promise<IDBPDatabase<DraftSchema>> {
  return openDB<DraftSchema>(DATABASE, 1, { upgrade: (opened) => void opened.createObjectStore("drafts") });
}

/** Message from one tab to the others. `text` null: the draft was removed. */
interface DraftMessage {
  readonly key: string;
  readonly text: string | null;
}

class DraftStorage implements DraftTexts {
  readonly #plain: Storage;
  readonly #database: IDBPDatabase<DraftSchema>;
  readonly #held: Map<string, string>;
  readonly #others = new BroadcastChannel(DATABASE);
  /** Drafts that are only in local storage so far. */
  readonly #unsettled = new Set<string>();
  #settling: ReturnType<typeof setTimeout> | null = null;
  /** Writes run one after the other, so that the last text of a draft is stored. */
  #writing: Promise<void> = Promise.resolve();

  constructor(plain: Storage, database: IDBPDatabase<DraftSchema>, inMemory: Map<string, string>) {
    this.#plain = plain;
    this.#database = database;
    this.#held = inMemory;
    this.#others.addEventListener("message", ({ data }: MessageEvent<DraftMessage>) => {
      if (this.#unsettled.has(data.key)) return; // newer input of this tab is sent later
      if (data.text === null) inMemory.delete(data.key);
      else inMemory.set(data.key, data.text);
    });
    for (const [key, text] of draftsIn(plain)) {
      inMemory.set(key, text);
      this.#keep(key, text, true);
    }
  }

  get length(): number {
    return this.#held.size;
  }

  key(index: number): string | null {
    return [...this.#held.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#held.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#held.set(key, text);
    if (isWritten(this.#plain, key, text)) this.#settleSoon(key);
    else this.#settle(key, false);
  }

  removeItem(key: string): void {
    this.#held.delete(key);
    this.#unsettled.delete(key);
    this.#others.postMessage({ key, text: null } satisfies DraftMessage);
    this.#plain.removeItem(key);
    this.#then(() => this.#database.delete("drafts", key));
  }

  /** Combines the changes of someone typing into one database write. */
  #settleSoon(key: string): void {
    this.#unsettled.add(key);
    if (this.#settling !== null) return;
    this.#settling = setTimeout(() => {
      this.#settling = null;
      for (const one of this.#unsettled) this.#settle(one, true);
      this.#unsettled.clear();
    }, MOVE_DELAY_MS);
  }

  /** Updates the other tabs and the database. */
  #settle(key: string, isInPlain: boolean): void {
    const text = this.#held.get(key);
    if (text === undefined) return;
    this.#unsettled.delete(key);
    this.#others.postMessage({ key, text } satisfies DraftMessage);
    this.#keep(key, text, isInPlain);
  }

  /** @param isInPlain - whether local storage has the text in the meantime */
  #keep(key: string, text: string, isInPlain: boolean): void {
    this.#then(async () => {
      // A later text of the same draft will be written.
      if (this.#held.get(key) !== text) return;
      try {
        await this.#database.put("drafts", text, key);
      } catch (error) {
        if (!isInPlain) storageProblem.set(true, "drafts", error);
        return;
      }
      if (!isInPlain) storageProblem.set(false, "drafts");
      if (this.#plain.getItem(key) === text) this.#plain.removeItem(key);
    });
  }

  #then(write: () => Promise<void>): void {
    this.#writing = this.#writing.then(write).catch(() => undefined);
  }
}

function isWritten(plain: Storage, key: string, text: string): boolean {
  try {
    plain.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** All drafts in local storage, with their keys. */
function draftsIn(plain: Storage): readonly (readonly [string, string])[] {
  const keys = Array.from({ length: plain.length }, (_, index) => plain.key(index) ?? "");
  return keys.filter((key) => key.startsWith(DRAFT_PREFIX)).map((key) => [key, plain.getItem(key) ?? ""] as const);
}

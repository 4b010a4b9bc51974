import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { forgetSealed, isSealedName, sealedName } from "./sealed-name.ts";
import { storageTrouble } from "./storage-trouble.ts";

interface Sealed {
  /** Scope of the data, such as an incident. */
  readonly work: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

interface SealedSchema extends DBSchema {
  keys: { key: "session"; value: CryptoKey };
  records: { key: string; value: Sealed };
}

const CIPHER = "AES-GCM";
/** AES-GCM asks for 96 random bits with each message. */
const IV_BYTES = 12;

/**
 * What one person may read and a device must not keep in the open, such as records of businesses. It lies in IndexedDB
 * encrypted with a key that was made on this device for this session, that no script can read out, and that goes with
 * `purge`. Where a browser has no WebCrypto (without https), or the device is full, nothing is kept.
 */
export class SealedStore {
  readonly #person: string;
  #database: Promise<IDBPDatabase<SealedSchema>> | null = null;
  /** Runs steps in order: data stored and then dropped is gone, and of two writes the later one stays. */
  #steps: Promise<unknown> = Promise.resolve();
  /** Taken off the device, here or by another tab: from then on nothing is kept. */
  #isOver = false;

  constructor(person: string) {
    this.#person = person;
  }

  /** @param value - survives JSON */
  async put(work: string, id: string, value: unknown): Promise<void> {
    return this.#next(async () => {
      try {
        const database = await this.#open();
        const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
        const text = new TextEncoder().encode(JSON.stringify(value));
        const bytes = await crypto.subtle.encrypt({ name: CIPHER, iv }, await keyOf(database), text);
        await database.put("records", { work, iv, bytes }, `${work}/${id}`);
        storageTrouble.set(false, "sealed");
      } catch (error) {
        if (!this.#isOver) storageTrouble.set(true, "sealed", error);
      }
    }, undefined);
  }

  /** All that was kept for this work. What cannot be read any more is left out. */
  async all(work: string): Promise<readonly unknown[]> {
    return this.#next(async () => {
      try {
        const database = await this.#open();
        const key = await keyOf(database);
        const records = (await database.getAll("records")).filter((record) => record.work === work);
        const opened = await Promise.all(records.map((record) => unsealed(record, key)));
        return opened.filter((value) => value !== null);
      } catch {
        return [];
      }
    }, []);
  }

  /** Drops what was kept for this work. */
  async drop(work: string): Promise<void> {
    return this.#dropWhere((its) => its === work);
  }

  /** Drops what was kept for any work but these. */
  async dropExcept(works: readonly string[]): Promise<void> {
    return this.#dropWhere((its) => !works.includes(its));
  }

  /** Takes everything of this person off the device, the key with it. */
  async purge(): Promise<void> {
    this.#isOver = true;
    const opened = await this.#database?.catch(() => null);
    opened?.close();
    forgetSealed(this.#person);
  }

  /** Takes off the device what others left on it whose session ended without a word. */
  async purgeOthers(): Promise<void> {
    const all = await indexedDB.databases().catch(() => []);
    for (const { name = "" } of all) {
      if (isSealedName(name) && name !== sealedName(this.#person)) indexedDB.deleteDatabase(name);
    }
  }

  async #dropWhere(isGone: (work: string) => boolean): Promise<void> {
    return this.#next(async () => {
      try {
        const database = await this.#open();
        const writing = database.transaction("records", "readwrite");
        for (let cursor = await writing.store.openCursor(); cursor !== null; cursor = await cursor.continue()) {
          if (isGone(cursor.value.work)) await cursor.delete();
        }
        await writing.done;
      } catch {
        // Where nothing can be opened, nothing is kept.
      }
    }, undefined);
  }

  /** @param unless - what a store gives that is off the device */
  async #next<T>(step: () => Promise<T>, unless: T): Promise<T> {
    const result = this.#steps.then(() => (this.#isOver ? unless : step()));
    this.#steps = result;
    return result;
  }

  #open(): Promise<IDBPDatabase<SealedSchema>> {
    this.#database ??= openDB<SealedSchema>(sealedName(this.#person), 1, {
      upgrade: (opened) => {
        opened.createObjectStore("keys");
        opened.createObjectStore("records");
      },
      // Another tab, or a page of the app beside this one, takes all of it off the device.
      blocking: () => {
        this.#isOver = true;
        void this.#database?.then((opened) => opened.close());
      },
    });
    return this.#database;
  }
}

async function keyOf(database: IDBPDatabase<SealedSchema>): Promise<CryptoKey> {
  const known = await database.get("keys", "session");
  if (known !== undefined) return known;
  const isExtractable = false;
  const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, isExtractable, ["encrypt", "decrypt"]);
  const writing = database.transaction("keys", "readwrite");
  // Another tab may have been quicker: there is one key.
  const first = await writing.store.get("session");
  if (first === undefined) await writing.store.add(made, "session");
  await writing.done;
  return first ?? made;
}

async function unsealed({ iv, bytes }: Sealed, key: CryptoKey): Promise<unknown> {
  try {
    const text = new TextDecoder().decode(await crypto.subtle.decrypt({ name: CIPHER, iv }, key, bytes));
    return JSON.parse(text);
  } catch {
    return null;
  }
}

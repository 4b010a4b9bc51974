import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { forgetSealed, isSealedName, sealedName } from "./sealed-name.ts";
import { storageProblem } from "./storage-problem.ts";

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
/** AES-GCM requires 96 random bits for each message. */
const IV_BYTES = 12;

/**
 * Confidential data of one user that a device must not store unencrypted, such as records of businesses. Stored in
 * IndexedDB, encrypted with a key that was created on this device for this session, that scripts cannot export, and
 * that `purge` deletes. If the browser has no WebCrypto (without HTTPS) or the device is full, nothing is stored.
 */
export class SealedStore {
  readonly #person: string;
  #database: Promise<IDBPDatabase<SealedSchema>> | null = null;
  /** Steps run in order: data that is stored and then dropped is gone, and of two writes the later one stays. */
  #steps: Promise<unknown> = Promise.resolve();
  /** True after the data was deleted, here or by another tab: nothing is stored any more. */
  #isOver = false;

  constructor(person: string) {
    this.#person = person;
  }

  /** @param value - a value that JSON can represent */
  async put(work: string, id: string, value: unknown): Promise<void> {
    return this.#next(async () => {
      try {
        const database = await this.#open();
        const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
        const text = new TextEncoder().encode(JSON.stringify(value));
        const bytes = await crypto.subtle.encrypt({ name: CIPHER, iv }, await keyOf(database), text);
        await database.put("records", { work, iv, bytes }, `${work}/${id}`);
        storageProblem.set(false, "sealed");
      } catch (error) {
        if (!this.#isOver) storageProblem.set(true, "sealed", error);
      }
    }, undefined);
  }

  /** All data stored for this work. Unreadable records are left out. */
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

  /** Removes the data stored for this work. */
  async drop(work: string): Promise<void> {
    return this.#dropWhere((its) => its === work);
  }

  /** Removes the data stored for all other work. */
  async dropExcept(works: readonly string[]): Promise<void> {
    return this.#dropWhere((its) => !works.includes(its));
  }

  /** Removes all data of this user and the key from the device. */
  async purge(): Promise<void> {
    this.#isOver = true;
    const opened = await this.#database?.catch(() => null);
    opened?.close();
    forgetSealed(this.#person);
  }

  /** Removes data of other users whose session ended without a logout. */
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
        // If the database cannot be opened, nothing is stored.
      }
    }, undefined);
  }

  /** @param unless - result after the data was deleted */
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
      // Another tab, or another page of the app, deletes the database.
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
  const created = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, isExtractable, ["encrypt", "decrypt"]);
  const writing = database.transaction("keys", "readwrite");
  // Another tab may have been faster: there is only one key.
  const first = await writing.store.get("session");
  if (first === undefined) await writing.store.add(created, "session");
  await writing.done;
  return first ?? created;
}

async function unsealed({ iv, bytes }: Sealed, key: CryptoKey): Promise<unknown> {
  try {
    const text = new TextDecoder().decode(await crypto.subtle.decrypt({ name: CIPHER, iv }, key, bytes));
    return JSON.parse(text);
  } catch {
    return null;
  }
}

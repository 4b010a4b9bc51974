import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/** A photo of an incident as taken by the camera. `key` makes repeated sends idempotent. */
export interface TakenPhoto {
  readonly key: string;
  readonly incidentId: number;
  readonly work: string;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly caption: string;
  readonly file: File;
}

interface TakenSchema extends DBSchema {
  photos: { key: string; value: TakenPhoto };
}

/**
 * Photos that were taken but are not in the outbox yet: shrinking a photo takes a while, and the tab may be closed in
 * the meantime. The write starts before anything is awaited; the next page picks up the photos it finds.
 */
export class TakenPhotos {
  readonly #database: Promise<IDBPDatabase<TakenSchema> | null>;
  #opened: IDBPDatabase<TakenSchema> | null = null;
  /** Photos that this page itself passes to the outbox. */
  readonly #own = new Set<string>();

  /** @param name - name of the outbox that receives the photos */
  constructor(name: string) {
    this.#database = openTaken(`${name}.photos`).then((database) => (this.#opened = database));
  }

  /** Stores a photo. If the device cannot store it, the photo exists only in this page. */
  async add(photo: TakenPhoto): Promise<void> {
    this.#own.add(photo.key);
    const database = this.#opened ?? (await this.#database);
    try {
      const writing = database?.transaction("photos", "readwrite");
      const put = writing?.store.put(photo);
      writing?.commit();
      await Promise.all([put, writing?.done]);
    } catch {
      // The outbox is called next, and reports if the device cannot store data.
    }
  }

  async remove(key: string): Promise<void> {
    const database = await this.#database;
    await database?.delete("photos", key).catch(() => undefined);
  }

  /** Photos left by closed pages, oldest first. */
  async left(): Promise<readonly TakenPhoto[]> {
    const database = await this.#database;
    const all = (await database?.getAll("photos").catch(() => undefined)) ?? [];
    return all.filter(({ key }) => !this.#own.has(key)).toSorted((a, b) => a.madeAt.localeCompare(b.madeAt));
  }

  /** Deletes the database from the device unless it contains a photo. */
  async removeIfEmpty(): Promise<void> {
    const database = await this.#database;
    if (database === null || (await database.count("photos").catch(() => 1)) > 0) return;
    database.close();
    indexedDB.deleteDatabase(database.name);
  }
}

/** Opens the database; `null` if the browser cannot store data. */
async function openTaken(name: string): Promise<IDBPDatabase<TakenSchema> | null> {
  try {
    const database = await openDB<TakenSchema>(name, 1, {
      upgrade: (opened) => void opened.createObjectStore("photos", { keyPath: "key" }),
      // Another tab may delete the empty database when the user signs out.
      blocking: () => database.close(),
    });
    return database;
  } catch {
    return null;
  }
}

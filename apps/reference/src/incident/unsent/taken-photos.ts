import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/** A photo of an incident as the camera gave it. `key` makes a repeated send have one effect. */
export interface TakenPhoto {
  readonly key: string;
  readonly incidentId: number;
  readonly work: string;
  /** ISO. */
  readonly madeAt: string;
  readonly caption: string;
  readonly file: File;
}

interface TakenSchema extends DBSchema {
  photos: { key: string; value: TakenPhoto };
}

/**
 * Photos between the moment they are taken and the moment the outbox has them: drawing one anew takes a while, and a tab
 * may be closed in it. The write is on its way before anything is waited for; the next page takes over what it finds.
 */
export class TakenPhotos {
  readonly #database: Promise<IDBPDatabase<TakenSchema> | null>;
  #opened: IDBPDatabase<TakenSchema> | null = null;
  /** What this page brings to the outbox itself. */
  readonly #own = new Set<string>();

  /** @param name - of the outbox that they go to */
  constructor(name: string) {
    this.#database = openTaken(`${name}.photos`).then((database) => (this.#opened = database));
  }

  /** Keeps it. Where the device keeps nothing, it is in this page alone. */
  async add(photo: TakenPhoto): Promise<void> {
    this.#own.add(photo.key);
    const database = this.#opened ?? (await this.#database);
    try {
      const writing = database?.transaction("photos", "readwrite");
      const put = writing?.store.put(photo);
      writing?.commit();
      await Promise.all([put, writing?.done]);
    } catch {
      // The outbox is told next, and says when the device keeps nothing.
    }
  }

  async remove(key: string): Promise<void> {
    const database = await this.#database;
    await database?.delete("photos", key).catch(() => undefined);
  }

  /** What pages that were closed have left, oldest first. */
  async left(): Promise<readonly TakenPhoto[]> {
    const database = await this.#database;
    const all = (await database?.getAll("photos").catch(() => undefined)) ?? [];
    return all.filter(({ key }) => !this.#own.has(key)).toSorted((a, b) => a.madeAt.localeCompare(b.madeAt));
  }

  /** Takes the store itself off the device, unless a photo lies in it. */
  async removeIfEmpty(): Promise<void> {
    const database = await this.#database;
    if (database === null || (await database.count("photos").catch(() => 1)) > 0) return;
    database.close();
    indexedDB.deleteDatabase(database.name);
  }
}

/** `null` where the browser lets nothing be kept. */
async function openTaken(name: string): Promise<IDBPDatabase<TakenSchema> | null> {
  try {
    const database = await openDB<TakenSchema>(name, 1, {
      upgrade: (opened) => void opened.createObjectStore("photos", { keyPath: "key" }),
      // Another tab signs out and takes the empty store off the device.
      blocking: () => database.close(),
    });
    return database;
  } catch {
    return null;
  }
}

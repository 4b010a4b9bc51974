import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { storageProblem } from "./storage-problem.ts";

/** A file that a user chose and that the server does not have yet. */
export interface StoredFile {
  /** Identifies the file: a file with the same key replaces the earlier one. */
  readonly key: string;
  /** Purpose of the file, such as a form. */
  readonly work: string;
  /** When the file was chosen, ISO 8601. */
  readonly at: string;
  readonly file: File;
  /** Data needed to send the file. */
  readonly about: Readonly<Record<string, string | number>>;
}

interface StoredFilesSchema extends DBSchema {
  files: { key: string; value: StoredFile };
}

/** Name of the database with the chosen files of a user. */
const databaseName = (person: string): string => `placard.files.${person}`;

/**
 * Chosen files of one user in IndexedDB. Like typed input, they survive a reload, a closed tab, an expired session and
 * a logout, and no other user can read them. If the device cannot store them, they exist only in the page, and
 * `storageProblem` reports it.
 */
export class StoredFiles {
  readonly #name: string;
  #database: Promise<IDBPDatabase<StoredFilesSchema>> | null = null;
  /** Writes run one after the other, so that a file that is added and then removed is gone. */
  #writing: Promise<unknown> = Promise.resolve();

  /** @param person - key from `personOf` */
  constructor(person: string) {
    this.#name = databaseName(person);
  }

  /** @returns whether the device has the file */
  async put(file: StoredFile): Promise<boolean> {
    return this.#next(async () => {
      try {
        await (await this.#open()).put("files", file);
        storageProblem.set(false, "files");
        return true;
      } catch (error) {
        storageProblem.set(true, "files", error);
        return false;
      }
    });
  }

  async remove(key: string): Promise<void> {
    return this.#next(async () => {
      try {
        await (await this.#open()).delete("files", key);
      } catch {
        // If the database cannot be opened, nothing is stored.
      }
    });
  }

  /**
   * All chosen files, oldest first.
   *
   * @param work - purpose to filter by; all purposes if absent
   */
  async all(work?: string): Promise<readonly StoredFile[]> {
    return this.#next(async () => {
      try {
        const found = await (await this.#open()).getAll("files");
        return found
          .filter((one) => work === undefined || one.work === work)
          .toSorted((a, b) => a.at.localeCompare(b.at));
      } catch {
        return [];
      }
    });
  }

  #close(): void {
    void this.#database?.then((opened) => opened.close());
    this.#database = null;
  }

  async #next<T>(step: () => Promise<T>): Promise<T> {
    const result = this.#writing.then(step);
    this.#writing = result;
    return result;
  }

  async #open(): Promise<IDBPDatabase<StoredFilesSchema>> {
    this.#database ??= openDB<StoredFilesSchema>(this.#name, 1, {
      upgrade: (opened) => void opened.createObjectStore("files", { keyPath: "key" }),
      // Another page deletes the database.
      blocking: () => this.#close(),
    });
    return this.#database;
  }
}

const ofPeople = new Map<string, StoredFiles>();

/** The chosen files of one user: one shared instance per page. */
export function storedFilesOf(person: string): StoredFiles {
  const known = ofPeople.get(person) ?? new StoredFiles(person);
  ofPeople.set(person, known);
  return known;
}

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { storageTrouble } from "./storage-trouble.ts";

/** A file that a person chose and that the server does not have yet. */
export interface KeptFile {
  /** Names it: what is kept again under the same key takes its place. */
  readonly key: string;
  /** Purpose of the file, such as a form. */
  readonly work: string;
  /** When it was chosen, as an ISO time. */
  readonly at: string;
  readonly file: File;
  /** Data needed to send it. */
  readonly about: Readonly<Record<string, string | number>>;
}

interface KeptSchema extends DBSchema {
  files: { key: string; value: KeptFile };
}

/** Name of the database with the chosen files of a person. */
const nameOfFiles = (person: string): string => `placard.files.${person}`;

/**
 * Chosen files of one person in IndexedDB: a reload, a closed tab, an expired session and a logout leave them, as they
 * leave what was typed, and no one else reads them. Where the device keeps nothing, or no more, they are in the page
 * alone and `storageTrouble` says so.
 */
export class KeptFiles {
  readonly #name: string;
  #database: Promise<IDBPDatabase<KeptSchema>> | null = null;
  /** Writes go one after the other: a file that is put and then removed is gone. */
  #writing: Promise<unknown> = Promise.resolve();

  /** @param person - as `personOf` names them */
  constructor(person: string) {
    this.#name = nameOfFiles(person);
  }

  /** @returns whether the device has it */
  async put(file: KeptFile): Promise<boolean> {
    return this.#next(async () => {
      try {
        await (await this.#open()).put("files", file);
        storageTrouble.set(false, "files");
        return true;
      } catch (error) {
        storageTrouble.set(true, "files", error);
        return false;
      }
    });
  }

  async remove(key: string): Promise<void> {
    return this.#next(async () => {
      try {
        await (await this.#open()).delete("files", key);
      } catch {
        // Where nothing can be opened, nothing is kept.
      }
    });
  }

  /**
   * All that was chosen, the first one first.
   *
   * @param work - for this alone; left out: for any
   */
  async all(work?: string): Promise<readonly KeptFile[]> {
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

  async #open(): Promise<IDBPDatabase<KeptSchema>> {
    this.#database ??= openDB<KeptSchema>(this.#name, 1, {
      upgrade: (opened) => void opened.createObjectStore("files", { keyPath: "key" }),
      // Someone takes all of it off the device.
      blocking: () => this.#close(),
    });
    return this.#database;
  }
}

const ofPeople = new Map<string, KeptFiles>();

/** The chosen files of one person: one door to them in a page. */
export function keptFilesOf(person: string): KeptFiles {
  const known = ofPeople.get(person) ?? new KeptFiles(person);
  ofPeople.set(person, known);
  return known;
}

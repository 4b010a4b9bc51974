import { useEffect, useSyncExternalStore } from "react";
import { storedFilesOf, type StoredFile, type StoredFiles } from "../device/stored-files.ts";
import { personOf } from "../../session/person.ts";
import { useSession } from "../../session/SessionProvider.tsx";

/** A file being sent. `key` identifies the file, so that a repeated send is stored once. */
export interface SentFile {
  readonly key: string;
  readonly file: File;
  /** Data needed to send and describe the file. */
  readonly about: StoredFile["about"];
}

/** Reason why a file was not uploaded. */
export interface UnsentReason {
  /** Reason as text; blank if the page was closed before the file was sent. */
  readonly reason: string;
  /** True if sending it again cannot help. */
  readonly isFinal?: boolean;
}

/** A file that was not uploaded. */
export interface UnsentFile extends SentFile, UnsentReason {}

interface Entry extends UnsentFile {
  readonly at: string;
  /** True during the first upload, while the file is not listed. */
  readonly isOnItsWay: boolean;
  /** True if only this page has the file because the device could not store it. */
  readonly isOnlyInPage: boolean;
}

/**
 * Files of one kind that are being sent. Each file is stored on the device before it is sent, until it is uploaded or
 * discarded: a closed tab leaves its unsent files to the next page.
 */
export class UnsentFileStore {
  readonly #kept: StoredFiles;
  readonly #work: string;
  readonly #listeners = new Set<() => void>();
  /** Keys of files dropped on this page. Loading that started earlier may still find them on the device. */
  readonly #dropped = new Set<string>();
  #entries: readonly Entry[] = [];
  #shown: readonly UnsentFile[] = [];

  /** @param work - purpose of the files */
  constructor(saved: StoredFiles, work: string) {
    this.#kept = saved;
    this.#work = work;
  }

  /** Files that were not uploaded, oldest first. Returns the same array until something changes. */
  readonly all = (): readonly UnsentFile[] => this.#shown;

  /** Files that were not uploaded, and running uploads. Returns the same array until something changes. */
  readonly unsent = (): readonly SentFile[] => this.#entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** True if a file would be lost with the page because the device could not store it. */
  hasFileOnlyInPage(): boolean {
    return this.#entries.some(({ isOnlyInPage }) => isOnlyInPage);
  }

  /** Loads files left by earlier pages, and drops files that other pages have sent or discarded in the meantime. */
  async restore(): Promise<void> {
    const before = new Set(this.#entries.filter(({ isOnItsWay, isOnlyInPage }) => !isOnItsWay && !isOnlyInPage));
    const found = await this.#kept.all(this.#work);
    const onDevice = new Set(found.map(({ key }) => key));
    const stay = this.#entries.filter((one) => !before.has(one) || onDevice.has(one.key));
    const known = new Set(stay.map(({ key }) => key));
    const added = found.filter(({ key }) => !known.has(key) && !this.#dropped.has(key));
    this.#set([...added.map(entryOf), ...stay]);
  }

  /** Stores files before they are sent. */
  begin(files: readonly SentFile[]): void {
    const started = files.map(({ key, file, about }) => ({
      key,
      file,
      about,
      at: new Date().toISOString(),
      reason: "",
      isOnItsWay: true,
      isOnlyInPage: false,
    }));
    this.#set([...this.#entries, ...started]);
    for (const entry of started) void this.#keep(entry);
  }

  /** Marks a file as not uploaded, with its latest reason. */
  fail(key: string, { reason, isFinal = false }: UnsentReason): void {
    const entry = this.#find(key);
    if (entry === undefined) return;
    const failed = { ...entry, reason, isFinal, isOnItsWay: false };
    this.#set(this.#entries.map((one) => (one === entry ? failed : one)));
    void this.#keep(failed);
  }

  /** Removes a file that was uploaded or discarded. */
  drop(key: string): void {
    this.#dropped.add(key);
    this.#set(this.#entries.filter((one) => one.key !== key));
    void this.#kept.remove(key);
  }

  async #keep(entry: Entry): Promise<void> {
    const isKept = await this.#kept.put(storedFileOf(entry, this.#work));
    const now = this.#find(entry.key);
    if (now === undefined || now.isOnlyInPage !== isKept) return;
    this.#set(this.#entries.map((one) => (one === now ? { ...one, isOnlyInPage: !isKept } : one)));
  }

  #find(key: string): Entry | undefined {
    return this.#entries.find((one) => one.key === key);
  }

  #set(entries: readonly Entry[]): void {
    this.#entries = entries;
    this.#shown = entries.filter(({ isOnItsWay }) => !isOnItsWay);
    for (const listener of this.#listeners) listener();
  }
}

const stores = new WeakMap<StoredFiles, Map<string, UnsentFileStore>>();

function storeOf(saved: StoredFiles, work: string): UnsentFileStore {
  const ofPerson = stores.get(saved) ?? new Map<string, UnsentFileStore>();
  stores.set(saved, ofPerson);
  const known = ofPerson.get(work) ?? new UnsentFileStore(saved, work);
  ofPerson.set(work, known);
  return known;
}

/**
 * Store of the signed-in user.
 *
 * @param work - purpose of the files
 */
export function useUnsentFileStore(work: string): UnsentFileStore {
  return storeOf(storedFilesOf(personOf(useSession())), work);
}

/**
 * Files of the signed-in user that were not uploaded, including those of earlier pages. The browser warns before the
 * user closes the only page that has a file.
 */
export function useUnsentFiles(store: UnsentFileStore): readonly UnsentFile[] {
  useEffect(() => void store.restore(), [store]);
  const left = useSyncExternalStore(store.subscribe, store.all);
  const isAsked = left.length > 0 && store.hasFileOnlyInPage();
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isAsked]);
  return left;
}

function storedFileOf({ key, file, about, at, reason, isFinal }: Entry, work: string): StoredFile {
  return { key, work, at, file, about: { ...about, reason, isFinal: isFinal === true ? 1 : 0 } };
}

function entryOf({ key, at, file, about }: StoredFile): Entry {
  const { reason, isFinal, ...rest } = about;
  return {
    key,
    file,
    about: rest,
    at,
    reason: String(reason ?? ""),
    isFinal: isFinal === 1,
    isOnItsWay: false,
    isOnlyInPage: false,
  };
}

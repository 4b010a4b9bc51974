import type { IncidentPlan } from "@placard/api-client";
import type { IncidentAction } from "@placard/hazmat-core";
import type { ChecklistChange } from "@placard/hazmat-core/checklists";
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { storageProblem } from "../lib/device/storage-problem.ts";
import { WrittenAhead } from "./written-ahead.ts";

/** Data of an incident that the server has not acknowledged yet. `key` makes repeated sends idempotent. */
export type Unsent = {
  readonly key: string;
  /** The server's number, or this device's own number while the incident itself is unsent: see `local-incident.ts`. */
  readonly incidentId: number;
  /** Scope ID of the drafts and queries of the incident. Absent in entries of earlier app versions. */
  readonly work?: string;
  /** Time of creation, ISO 8601. Absent in entries of earlier app versions. */
  readonly madeAt?: string;
  /** Time on this device's clock, if the clock is off. */
  readonly deviceTime?: string;
} & (
  | { readonly kind: "note"; readonly action: IncidentAction }
  | {
      readonly kind: "plan";
      readonly plan: IncidentPlan;
      readonly version: number;
      /** The plan in that version. Absent in entries of earlier app versions. */
      readonly base?: IncidentPlan;
    }
  | { readonly kind: "checklists"; readonly changes: readonly ChecklistChange[] }
  | { readonly kind: "photo"; readonly photo: UnsentPhoto; readonly caption: string }
  /** The incident itself; `key` is its `client_id`. */
  | { readonly kind: "incident"; readonly title: string }
  | { readonly kind: "end" }
);

/** A photo as stored on the device. Bytes, because not every browser can store a file. */
export interface UnsentPhoto {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

interface OutboxSchema extends DBSchema {
  actions: { key: number; value: Unsent };
  /** The server's number of an incident, keyed by this device's own number. */
  numbers: { key: number; value: number };
}

/**
 * Result of a send. `refused`: the server will never accept the entry. `number`: the number of an incident that was
 * just sent.
 */
export type SendResult<Answer> =
  | { readonly state: "sent"; readonly answer: Answer; readonly number?: number }
  | { readonly state: "refused"; readonly error: unknown };
/** `waiting`: stored, and sent when the network is back. */
export type SendOutcome<Answer> = SendResult<Answer> | { readonly state: "waiting" };

/** Sends one entry. Rejects if a later try may succeed. */
export type Send<Answer> = (unsent: Unsent) => Promise<SendResult<Answer>>;

const RETRY_AFTER_MS = 15_000;

/**
 * Queue of unsent entries, stored in IndexedDB so that they survive a reload or a lost network. Entries are sent one at
 * a time, in the order of creation. If the device cannot store them, because its storage is full, they are kept in
 * memory.
 */
export class Outbox<Answer> {
  readonly #send: Send<Answer>;
  readonly #isOver: () => boolean;
  readonly #database: Promise<IDBPDatabase<OutboxSchema> | null>;
  readonly #ahead: WrittenAhead<Unsent>;
  /** Resolves after the entries that a closed page could not write to the database have been added. */
  readonly #takenOver: Promise<void>;
  readonly #listeners = new Set<() => void>();
  /** Results set for `add`, which waits for the first try to send its entry. */
  readonly #outcomes = new Map<string, SendResult<Answer> | null>();
  #inPage: Unsent[] = [];
  /** Entries read from the database last time, and keys of sent entries that could not be deleted from it. */
  #inDatabase: readonly Unsent[] = [];
  readonly #gone = new Set<string>();
  readonly #numbersInPage = new Map<number, number>();
  #waiting: readonly Unsent[] = [];
  #isRead = false;
  #sending: string | null = null;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param isOver - whether the user has signed out: unsent entries stay on the device for the user's next sign-in */
  constructor(name: string, send: Send<Answer>, isOver: () => boolean = () => false) {
    this.#send = send;
    this.#isOver = isOver;
    this.#database = openOutbox(name);
    this.#ahead = new WrittenAhead<Unsent>(name);
    this.#takenOver = this.#takeOver();
    void this.flush();
  }

  /** Unsent entries, oldest first. Returns the same array until something changes. */
  readonly waiting = (): readonly Unsent[] => this.#waiting;

  /** True after the entries of earlier pages were read from the device. */
  readonly isRead = (): boolean => this.#isRead;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Stores an entry on this device, then tries to send it. A plan replaces an unsent plan of the same incident.
   *
   * @param onKept - called after the database has the entry; not called if the device cannot store it
   */
  async add(unsent: Unsent, onStored?: () => void): Promise<SendOutcome<Answer>> {
    this.#outcomes.set(unsent.key, null);
    if (unsent.kind !== "photo") this.#ahead.add(unsent); // too large for local storage: see `taken-photos.ts`
    await this.#takenOver;
    if (await this.#keep(unsent)) onStored?.();
    await this.#read();
    await this.flush();
    const outcome = this.#outcomes.get(unsent.key);
    this.#outcomes.delete(unsent.key);
    return outcome ?? { state: "waiting" };
  }

  /** Sends the queue. Resolves after everything is sent or a send failed. */
  async flush(): Promise<void> {
    await this.#takenOver;
    await this.#running; // the current run may have missed a new entry
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Deletes the database from the device unless it still contains unsent entries. */
  async removeIfEmpty(): Promise<void> {
    await this.#takenOver;
    const database = await this.#database;
    if (database === null || this.#inPage.length > 0) return;
    if ((await database.count("actions").catch(() => 1)) > 0) return;
    database.close();
    indexedDB.deleteDatabase(database.name);
  }

  async #takeOver(): Promise<void> {
    for (const unsent of this.#ahead.all()) await this.#keep(unsent);
  }

  /** @returns whether the database has the entry */
  async #keep(made: Unsent): Promise<boolean> {
    try {
      const database = await this.#database;
      if (database === null) throw new Error("This device cannot store data.");
      const writing = database.transaction(["actions", "numbers"], "readwrite");
      const actions = writing.objectStore("actions");
      // The caller may not know yet that the incident has a number: another tab or an earlier call may have just
      // received it.
      const unsent = numbered(made, made.incidentId, await writing.objectStore("numbers").get(made.incidentId));
      let isThere = false;
      for (let cursor = await actions.openCursor(); cursor !== null; cursor = await cursor.continue()) {
        if (cursor.value.key === unsent.key) isThere = true;
        else if (isReplaced(cursor.value, unsent) && cursor.value.key !== this.#sending) await cursor.delete();
      }
      if (!isThere) await actions.add(unsent);
      await writing.done;
      this.#ahead.remove(unsent);
      if (this.#inPage.length === 0) storageProblem.set(false, "outbox");
      return true;
    } catch (error) {
      storageProblem.set(true, "outbox", error);
      const unsent = numbered(made, made.incidentId, this.#numbersInPage.get(made.incidentId));
      this.#inPage = [...this.#inPage.filter((one) => !isReplaced(one, unsent)), unsent];
      return false;
    }
  }

  async #sendAll(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#read();
    for (;;) {
      const next = this.#waiting[0];
      if (next === undefined || this.#isOver()) return;
      try {
        this.#sending = next.key;
        const outcome = await this.#send(next);
        if (this.#outcomes.has(next.key)) this.#outcomes.set(next.key, outcome);
        await this.#leave(next, outcome);
      } catch {
        if (!this.#isOver()) this.#timer = setTimeout(() => void this.flush(), RETRY_AFTER_MS);
        return;
      } finally {
        this.#sending = null;
      }
    }
  }

  async #leave(sent: Unsent, outcome: SendResult<Answer>): Promise<void> {
    const isTaken = outcome.state === "sent";
    const number = isTaken ? outcome.number : undefined;
    const follow = (waiting: Unsent): Unsent =>
      isTaken ? numbered(onTopOf(waiting, sent), sent.incidentId, number) : waiting;
    if (number !== undefined) this.#numbersInPage.set(sent.incidentId, number);
    this.#inPage = this.#inPage.filter(({ key }) => key !== sent.key).map(follow);
    this.#ahead.remove(sent);
    this.#gone.add(sent.key);
    try {
      await this.#takeOut(sent, follow, number);
    } catch (error) {
      // A full device accepts no changes. This page does not send a sent entry again, and its key prevents a duplicate
      // by the next page.
      storageProblem.set(true, "outbox", error);
    }
    await this.#read(follow);
  }

  async #takeOut(sent: Unsent, follow: (waiting: Unsent) => Unsent, number: number | undefined): Promise<void> {
    const database = await this.#database;
    if (database === null) return;
    const writing = database.transaction(["actions", "numbers"], "readwrite");
    const actions = writing.objectStore("actions");
    for (let cursor = await actions.openCursor(); cursor !== null; cursor = await cursor.continue()) {
      if (cursor.value.key === sent.key) await cursor.delete();
      else await cursor.update(follow(cursor.value));
    }
    if (number !== undefined) await writing.objectStore("numbers").put(number, sent.incidentId);
    await writing.done;
    if (this.#inPage.length === 0) storageProblem.set(false, "outbox");
  }

  /**
   * @param follow - applies the effects of the last send to the unsent entries, even if the database did not store them
   */
  async #read(follow: (waiting: Unsent) => Unsent = (waiting) => waiting): Promise<void> {
    try {
      this.#inDatabase = (await (await this.#database)?.getAll("actions")) ?? [];
      this.#isRead = true;
    } catch (error) {
      storageProblem.set(true, "outbox", error); // the entries read earlier are still known
    }
    this.#inDatabase = this.#inDatabase
      .filter(({ key }) => !this.#gone.has(key))
      .map((one) => numbered(follow(one), one.incidentId, this.#numbersInPage.get(one.incidentId)));
    this.#waiting = [...this.#inDatabase, ...this.#inPage].map(asKind);
    for (const listener of this.#listeners) listener();
  }
}

/** Opens the database; `null` if the browser cannot store data. */
async function openOutbox(name: string): Promise<IDBPDatabase<OutboxSchema> | null> {
  try {
    const database = await openDB<OutboxSchema>(name, 2, {
      upgrade: (opened, version) => {
        if (version < 1) opened.createObjectStore("actions", { autoIncrement: true });
        opened.createObjectStore("numbers");
      },
      // Another tab may delete the empty outbox when the user signs out.
      blocking: () => database.close(),
    });
    return database;
  } catch (error) {
    storageProblem.set(true, "outbox", error);
    return null;
  }
}

/** Earlier app versions stored notes without their kind. */
const asKind = (unsent: Unsent): Unsent => ("action" in unsent ? { ...unsent, kind: "note" } : unsent);

function isReplaced(waiting: Unsent, unsent: Unsent): boolean {
  return waiting.kind === "plan" && unsent.kind === "plan" && waiting.incidentId === unsent.incidentId;
}

/** Replaces the local number of an incident with the server's number, once there is one. */
function numbered(waiting: Unsent, local: number, number: number | undefined): Unsent {
  return number === undefined || waiting.incidentId !== local ? waiting : { ...waiting, incidentId: number };
}

/** Bases a plan that was written during this send on the version that the server has now. */
function onTopOf(waiting: Unsent, sent: Unsent): Unsent {
  const isBuiltOn =
    waiting.kind === "plan" &&
    sent.kind === "plan" &&
    waiting.incidentId === sent.incidentId &&
    waiting.version === sent.version;
  return isBuiltOn ? { ...waiting, version: sent.version + 1, base: sent.plan } : waiting;
}

import type { IncidentPlan } from "@placard/api-client";
import type { IncidentAction } from "@placard/hazmat-core";
import type { ChecklistChange } from "@placard/hazmat-core/checklists";
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { storageTrouble } from "../lib/device/storage-trouble.ts";
import { WrittenAhead } from "./written-ahead.ts";

/** Something of an incident that the server has not acknowledged yet. `key` makes a repeated send have one effect. */
export type Unsent = {
  readonly key: string;
  /** The server's number, or this device's own while the incident itself waits: see `local-incident.ts`. */
  readonly incidentId: number;
  /** What names the drafts and queries of its incident. What was kept by an earlier version of the app does not say. */
  readonly work?: string;
  /** When it was made, ISO. What was kept by an earlier version of the app does not say. */
  readonly madeAt?: string;
  /** What this device's clock showed, where it is off. */
  readonly deviceTime?: string;
} & (
  | { readonly kind: "note"; readonly action: IncidentAction }
  | {
      readonly kind: "plan";
      readonly plan: IncidentPlan;
      readonly version: number;
      /** The plan of that version. What was kept by an earlier version of the app does not say. */
      readonly base?: IncidentPlan;
    }
  | { readonly kind: "checklists"; readonly changes: readonly ChecklistChange[] }
  | { readonly kind: "photo"; readonly photo: UnsentPhoto; readonly caption: string }
  /** The incident itself; `key` is its `client_id`. */
  | { readonly kind: "incident"; readonly title: string }
  | { readonly kind: "end" }
);

/** A photo as the device keeps it. Bytes, since not every browser keeps a file. */
export interface UnsentPhoto {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

interface OutboxSchema extends DBSchema {
  actions: { key: number; value: Unsent };
  /** The server's number of an incident, by this device's own. */
  numbers: { key: number; value: number };
}

/** What came of a send. `refused`: the server will never take it. `number`: the incident's, which was sent just now. */
export type Sent<Answer> =
  | { readonly state: "sent"; readonly answer: Answer; readonly number?: number }
  | { readonly state: "refused"; readonly error: unknown };
/** `waiting`: it is kept, and is sent when the network is back. */
export type Kept<Answer> = Sent<Answer> | { readonly state: "waiting" };

/** Sends one thing. Rejects when it may pass later. */
export type Send<Answer> = (unsent: Unsent) => Promise<Sent<Answer>>;

const RETRY_AFTER_MS = 15_000;

/**
 * What waits to be sent, kept in IndexedDB so that neither a reload nor a lost network loses it. It leaves in the order
 * it was made, one at a time. Where the device keeps nothing, because its storage is full, it waits in this page.
 */
export class Outbox<Answer> {
  readonly #send: Send<Answer>;
  readonly #isOver: () => boolean;
  readonly #database: Promise<IDBPDatabase<OutboxSchema> | null>;
  readonly #ahead: WrittenAhead<Unsent>;
  /** What a page that was closed could not put into the database any more. */
  readonly #takenOver: Promise<void>;
  readonly #listeners = new Set<() => void>();
  /** Told by `add`, which waits for the first try of what it added. */
  readonly #outcomes = new Map<string, Sent<Answer> | null>();
  #inPage: Unsent[] = [];
  /** What the database had when it was last read, and what has left it since and could not be taken out. */
  #inDatabase: readonly Unsent[] = [];
  readonly #gone = new Set<string>();
  readonly #numbersInPage = new Map<number, number>();
  #waiting: readonly Unsent[] = [];
  #isRead = false;
  #sending: string | null = null;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param isOver - whether its person has signed out: what waits stays on the device for their next sign-in */
  constructor(name: string, send: Send<Answer>, isOver: () => boolean = () => false) {
    this.#send = send;
    this.#isOver = isOver;
    this.#database = openOutbox(name);
    this.#ahead = new WrittenAhead<Unsent>(name);
    this.#takenOver = this.#takeOver();
    void this.flush();
  }

  /** What waits, oldest first. The same list until something changes. */
  readonly waiting = (): readonly Unsent[] => this.#waiting;

  /** True if it is known what waits: not before what earlier pages left on this device was read. */
  readonly isRead = (): boolean => this.#isRead;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Keeps it on this device, then tries to send. A plan takes the place of one of its incident that still waits.
   *
   * @param onKept - told once the database has it; not where the device keeps nothing
   */
  async add(unsent: Unsent, onKept?: () => void): Promise<Kept<Answer>> {
    this.#outcomes.set(unsent.key, null);
    if (unsent.kind !== "photo") this.#ahead.add(unsent); // a photo is too large for it: see `taken-photos.ts`
    await this.#takenOver;
    if (await this.#keep(unsent)) onKept?.();
    await this.#read();
    await this.flush();
    const outcome = this.#outcomes.get(unsent.key);
    this.#outcomes.delete(unsent.key);
    return outcome ?? { state: "waiting" };
  }

  /** Sends what waits. Resolves when all is sent or the first send failed. */
  async flush(): Promise<void> {
    await this.#takenOver;
    await this.#running; // it may have passed what was added in the meantime
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Takes the outbox itself off the device, unless something still waits in it. */
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

  /** @returns whether the database has it */
  async #keep(made: Unsent): Promise<boolean> {
    try {
      const database = await this.#database;
      if (database === null) throw new Error("This device cannot store data.");
      const writing = database.transaction(["actions", "numbers"], "readwrite");
      const actions = writing.objectStore("actions");
      // Another tab, or a press of a moment ago, may not know yet that the incident has its number.
      const unsent = numbered(made, made.incidentId, await writing.objectStore("numbers").get(made.incidentId));
      let isThere = false;
      for (let cursor = await actions.openCursor(); cursor !== null; cursor = await cursor.continue()) {
        if (cursor.value.key === unsent.key) isThere = true;
        else if (isReplaced(cursor.value, unsent) && cursor.value.key !== this.#sending) await cursor.delete();
      }
      if (!isThere) await actions.add(unsent);
      await writing.done;
      this.#ahead.remove(unsent);
      if (this.#inPage.length === 0) storageTrouble.set(false, "outbox");
      return true;
    } catch (error) {
      storageTrouble.set(true, "outbox", error);
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

  async #leave(sent: Unsent, outcome: Sent<Answer>): Promise<void> {
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
      // A full device takes no change. What left is not sent again by this page, and its key keeps the next one from it.
      storageTrouble.set(true, "outbox", error);
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
    if (this.#inPage.length === 0) storageTrouble.set(false, "outbox");
  }

  /** @param follow - what the last send makes of what waits, also where the database did not take it */
  async #read(follow: (waiting: Unsent) => Unsent = (waiting) => waiting): Promise<void> {
    try {
      this.#inDatabase = (await (await this.#database)?.getAll("actions")) ?? [];
      this.#isRead = true;
    } catch (error) {
      storageTrouble.set(true, "outbox", error); // what it had is known still
    }
    this.#inDatabase = this.#inDatabase
      .filter(({ key }) => !this.#gone.has(key))
      .map((one) => numbered(follow(one), one.incidentId, this.#numbersInPage.get(one.incidentId)));
    this.#waiting = [...this.#inDatabase, ...this.#inPage].map(asKind);
    for (const listener of this.#listeners) listener();
  }
}

/** `null` where the browser lets nothing be kept. */
async function openOutbox(name: string): Promise<IDBPDatabase<OutboxSchema> | null> {
  try {
    const database = await openDB<OutboxSchema>(name, 2, {
      upgrade: (opened, version) => {
        if (version < 1) opened.createObjectStore("actions", { autoIncrement: true });
        opened.createObjectStore("numbers");
      },
      // Another tab signs out and takes the empty outbox off the device.
      blocking: () => database.close(),
    });
    return database;
  } catch (error) {
    storageTrouble.set(true, "outbox", error);
    return null;
  }
}

/** Notes were once kept without their kind. */
const asKind = (unsent: Unsent): Unsent => ("action" in unsent ? { ...unsent, kind: "note" } : unsent);

function isReplaced(waiting: Unsent, unsent: Unsent): boolean {
  return waiting.kind === "plan" && unsent.kind === "plan" && waiting.incidentId === unsent.incidentId;
}

/** What belongs to an incident that has its number now. */
function numbered(waiting: Unsent, local: number, number: number | undefined): Unsent {
  return number === undefined || waiting.incidentId !== local ? waiting : { ...waiting, incidentId: number };
}

/** A plan that was written while this one was on its way continues from what the server has then. */
function onTopOf(waiting: Unsent, sent: Unsent): Unsent {
  const isBuiltOn =
    waiting.kind === "plan" &&
    sent.kind === "plan" &&
    waiting.incidentId === sent.incidentId &&
    waiting.version === sent.version;
  return isBuiltOn ? { ...waiting, version: sent.version + 1, base: sent.plan } : waiting;
}

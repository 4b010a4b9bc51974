import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { IncidentAction } from "@placard/hazmat-core";

/** An action of an incident that the server has not acknowledged yet. `key` makes a repeated send have one effect. */
export interface UnsentAction {
  readonly key: string;
  readonly incidentId: number;
  readonly action: IncidentAction;
}

interface OutboxSchema extends DBSchema {
  actions: { key: number; value: UnsentAction };
}

/** Sends one action. Resolves when the server has it, or has refused it for good; rejects when it may pass later. */
export type SendAction = (unsent: UnsentAction) => Promise<void>;

const RETRY_AFTER_MS = 15_000;

/**
 * Actions that wait to be sent, kept in IndexedDB so that neither a reload nor a lost network loses one.
 * They leave in the order they were made, one at a time.
 */
export class Outbox {
  readonly #send: SendAction;
  readonly #database: Promise<IDBPDatabase<OutboxSchema>>;
  readonly #listeners = new Set<() => void>();
  #unsent = 0;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(name: string, send: SendAction) {
    this.#send = send;
    this.#database = openDB<OutboxSchema>(name, 1, {
      upgrade: (database) => {
        database.createObjectStore("actions", { autoIncrement: true });
      },
    });
    void this.#count().then(() => this.flush());
  }

  /** How many actions wait. */
  readonly unsent = (): number => this.#unsent;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Keeps the action on this device, then tries to send. Resolves when it is kept. */
  async add(unsent: UnsentAction): Promise<void> {
    const database = await this.#database;
    await database.add("actions", unsent);
    await this.#count();
    void this.flush();
  }

  /** Sends what waits. Resolves when all is sent or the first send failed. */
  flush(): Promise<void> {
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #sendAll(): Promise<void> {
    clearTimeout(this.#timer);
    const database = await this.#database;
    for (;;) {
      const cursor = await database.transaction("actions").store.openCursor();
      if (cursor === null) return;
      const { primaryKey, value } = cursor;
      try {
        await this.#send(value);
      } catch {
        this.#timer = setTimeout(() => void this.flush(), RETRY_AFTER_MS);
        return;
      }
      await database.delete("actions", primaryKey);
      await this.#count();
    }
  }

  async #count(): Promise<void> {
    this.#unsent = await (await this.#database).count("actions");
    for (const listener of this.#listeners) listener();
  }
}

import { Worker } from "node:worker_threads";
import type { PGlite, PGliteQueryResults, PGliteTransaction } from "kysely";
import type { EmbeddedAnswer, EmbeddedTask } from "./embedded-worker.ts";

/**
 * The embedded database in a thread of its own, so that the serving thread keeps answering while a statement runs. It
 * has one connection: Kysely starts a transaction after the last one has ended.
 */
export class EmbeddedDatabase implements PGlite {
  readonly ready = true;
  readonly waitReady: Promise<void> = Promise.resolve();
  closed = false;
  readonly #worker: Worker;
  /** Tasks without an answer, oldest first. */
  readonly #waiting: PromiseWithResolvers<unknown>[] = [];

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on("message", (answer: EmbeddedAnswer) => this.#settle(answer));
    worker.on("error", (error) => this.#fail(error));
    worker.on("exit", () => this.#fail(new Error("The embedded database has ended.")));
  }

  /**
   * Opens the database in a folder.
   *
   * @throws Error if it cannot be opened
   */
  static async open(path: string): Promise<EmbeddedDatabase> {
    const worker = new Worker(new URL("embedded-worker.ts", import.meta.url), {
      name: "embedded database",
      workerData: path,
      execArgv: ["--conditions=@placard/source"],
    });
    const database = new EmbeddedDatabase(worker);
    try {
      await database.#run({ kind: "open" });
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    return database;
  }

  async query<T>(text: string, values: readonly unknown[] = []): Promise<PGliteQueryResults<T>> {
    // The worker returns the rows that the statement selects.
    return (await this.#run({ kind: "query", text, values })) as PGliteQueryResults<T>;
  }

  async transaction<T>(work: (transaction: PGliteTransaction) => Promise<T>): Promise<T> {
    await this.#run({ kind: "begin" });
    const rollback = async (): Promise<void> => {
      await this.#run({ kind: "rollback" });
    };
    const query: PGliteTransaction["query"] = (text, values) => this.query(text, values);
    const result = await work({ query, rollback }).catch(async (error: unknown) => {
      await rollback();
      throw error;
    });
    await this.#run({ kind: "commit" });
    return result;
  }

  async close(): Promise<void> {
    await this.#run({ kind: "close" });
    this.closed = true;
    await this.#worker.terminate();
  }

  /** The thread keeps the process running only while a task waits. */
  #run(task: EmbeddedTask): Promise<unknown> {
    if (this.closed) return Promise.reject(new Error("The embedded database is closed."));
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.push(answer);
    this.#worker.ref();
    this.#worker.postMessage(task);
    return answer.promise;
  }

  #settle(answer: EmbeddedAnswer): void {
    const task = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#worker.unref();
    if (answer.ok) task?.resolve(answer.value);
    else task?.reject(Object.assign(new Error(), answer.error));
  }

  #fail(error: Error): void {
    this.closed = true;
    for (const task of this.#waiting.splice(0)) task.reject(error);
  }
}

import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { DurableNodeFS } from "./durable-node-fs.ts";
import { DURABLE_START_PARAMETERS, EXTENSIONS, PARSERS } from "./embedded-settings.ts";

/** A task for the thread of the embedded database. The tasks run one after the other. */
export type EmbeddedTask =
  | { readonly kind: "open" | "begin" | "commit" | "rollback" | "close" }
  | { readonly kind: "query"; readonly text: string; readonly values: readonly unknown[] };

/** The answer to the oldest task without one. */
export type EmbeddedAnswer =
  | { readonly ok: true; readonly value: unknown }
  /** The fields of an error of PostgreSQL or of Node, such as its code. A copied error would lose them. */
  | { readonly ok: false; readonly error: Readonly<Record<string, unknown>> };

let database: PGlite | null = null;
let transaction: OpenTransaction | null = null;

interface OpenTransaction {
  readonly statements: Transaction;
  readonly end: (outcome: "commit" | "rollback") => Promise<void>;
}

function opened(): PGlite {
  if (database === null) throw new Error("The embedded database is not open.");
  return database;
}

async function begin(): Promise<OpenTransaction> {
  const begun = Promise.withResolvers<Transaction>();
  const ending = Promise.withResolvers<void>();
  const ended = opened().transaction(async (statements) => {
    begun.resolve(statements);
    await ending.promise;
  });
  ended.catch(begun.reject); // it could not begin, otherwise this has no effect
  return {
    statements: await begun.promise,
    end: (outcome) => {
      transaction = null;
      if (outcome === "commit") {
        ending.resolve();
        return ended;
      }
      ending.reject(new Error("The transaction was rolled back."));
      return ended.catch(() => undefined);
    },
  };
}

async function run(task: EmbeddedTask): Promise<unknown> {
  switch (task.kind) {
    case "open": {
      const fs = new DurableNodeFS(String(workerData));
      const startParams = DURABLE_START_PARAMETERS;
      database = await PGlite.create({ fs, startParams, parsers: PARSERS, extensions: EXTENSIONS });
      return null;
    }
    case "query":
      return (transaction?.statements ?? opened()).query(task.text, [...task.values]);
    case "begin":
      transaction = await begin();
      return null;
    case "commit":
    case "rollback":
      return transaction?.end(task.kind);
    case "close":
      return opened().close();
  }
}

function fieldsOf(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { message: String(error) };
  const own = Object.entries(error).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return { ...Object.fromEntries(own), name: error.name, message: error.message, stack: error.stack };
}

let last: Promise<void> = Promise.resolve();
parentPort?.on("message", (task: EmbeddedTask) => {
  last = last
    .then(() => run(task))
    .then(
      (value): EmbeddedAnswer => ({ ok: true, value }),
      (error: unknown): EmbeddedAnswer => ({ ok: false, error: fieldsOf(error) }),
    )
    .then((answer) => parentPort?.postMessage(answer));
});

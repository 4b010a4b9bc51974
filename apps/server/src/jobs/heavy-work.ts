import { stat } from "node:fs/promises";
import { MessageChannel } from "node:worker_threads";
import { Piscina } from "piscina";
import { ApiError } from "../errors.ts";
import { runHeavyTask, type FileOnDisk, type HeavyTask, type HeavyTasks, type RowTasks } from "./heavy-tasks.ts";

/** Reads rows and sends each batch to the worker, then returns the other input of the task. */
export type ReadRows<Row, Input> = (send: (batch: readonly Row[]) => void) => Promise<Input>;

/** The tasks over rows as the main thread calls them: it never has all rows. */
type RowWork = {
  readonly [Name in keyof RowTasks]: RowTasks[Name] extends (
    rows: readonly (infer Row)[],
    input: infer Input,
  ) => infer Answer
    ? (read: ReadRows<Row, Input>) => Answer
    : never;
};

/** Runs heavy work in worker threads, so that the main thread keeps answering. */
export interface HeavyWork extends AsyncDisposable, HeavyTasks, RowWork {
  /** Number of tasks done by workers. Small tasks run directly. */
  readonly workerTasks: () => number;
  /** True if a worker has a task now. */
  readonly isBusy: () => boolean;
}

/** Limits of heavy work. */
export interface HeavyLimits {
  /** Maximum tasks in the queue; further ones are refused. */
  readonly maxQueue: number;
  /** After this time a task and its thread are stopped. */
  readonly maxMs: number;
}

const LIMITS: HeavyLimits = { maxQueue: 32, maxMs: 30_000 };

/** Up to this many rows, a task takes less time than sending it to a worker. */
const FEW_ROWS = 50;
/** A file up to this size decompresses to at most 2 MB. */
const SMALL_FILE_BYTES = 2048;
const IDLE_MS = 60_000;
const MAX_HEAP_MB = 512;

const BUSY = "The server is too busy to calculate this right now. Try again in a minute.";
const TOO_LONG = "This took too long to calculate and was stopped. Try again when the site has fewer chemicals.";
/** A file that costs too much time or memory is rejected like any other unreadable file. */
const FILE_TOO_COSTLY = "it takes too long or too much memory to read";

/** A task exceeded its limit of time or memory. */
class TooCostly extends ApiError {
  constructor(options: ErrorOptions) {
    super("not_ready", { message: TOO_LONG, retry_after_s: 60 });
    this.cause = options.cause;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/**
 * An error of a worker arrives without its code. System errors begin their message with it, and a full disk is
 * recognized by its code.
 */
function withCode(error: unknown): unknown {
  const code = error instanceof Error ? /^E[A-Z0-9]{1,20}(?=: )/.exec(error.message)?.[0] : undefined;
  return error instanceof Error && code !== undefined ? Object.assign(error, { code }) : error;
}

/** Creates the pool. Its threads start with the first task and end when idle. */
export function heavyWork({ maxQueue, maxMs }: HeavyLimits = LIMITS): HeavyWork {
  const pool = new Piscina({
    filename: new URL("heavy-tasks.ts", import.meta.url).href,
    name: "runHeavyTask",
    execArgv: ["--conditions=@placard/source"],
    minThreads: 0,
    maxThreads: 1, // the target machines have two cores
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  let running = 0;
  function requireRoom(): void {
    if (running > maxQueue) throw new ApiError("not_ready", { message: BUSY, retry_after_s: 60 });
  }
  async function run<Answer>(isSmall: boolean, task: HeavyTask): Promise<Answer> {
    // The worker returns the result of the task with that name.
    if (isSmall) return (await runHeavyTask(task)) as Answer;
    requireRoom();
    running += 1;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), maxMs);
    const transferList = task.rows === undefined ? [] : [task.rows];
    try {
      return (await pool.run(task, { signal: stop.signal, transferList })) as Answer;
    } catch (error) {
      throw stop.signal.aborted || isOutOfMemory(error) ? new TooCostly({ cause: error }) : withCode(error);
    } finally {
      running -= 1;
      clearTimeout(timer);
    }
  }
  /** The worker starts after the last row was read, so that it never waits for the database. */
  async function runOnRows<Row, Input, Answer>(name: keyof RowTasks, read: ReadRows<Row, Input>): Promise<Answer> {
    const { port1: sender, port2: rows } = new MessageChannel();
    let count = 0;
    try {
      const input = await read((batch) => {
        count += batch.length;
        if (count > FEW_ROWS) requireRoom(); // otherwise the rest would be read for nothing
        sender.postMessage(batch);
      });
      return await run(count <= FEW_ROWS, { name, input, rows });
    } finally {
      sender.close();
    }
  }
  async function runOnFile<Answer>(name: keyof HeavyTasks, file: FileOnDisk, tooCostly: () => Answer): Promise<Answer> {
    const { size } = await stat(file.path);
    try {
      return await run(size <= SMALL_FILE_BYTES, { name, input: file });
    } catch (error) {
      if (error instanceof TooCostly) return tooCostly();
      throw error;
    }
  }
  return {
    separationPlan: (read) => runOnRows("separationPlan", read),
    siteReactivity: (read) => runOnRows("siteReactivity", read),
    besideReactivity: (read) => runOnRows("besideReactivity", read),
    reportStates: (read) => runOnRows("reportStates", read),
    tierTwoReport: (read) => runOnRows("tierTwoReport", read),
    chainedEntries: (input) => run(input.entries.length <= FEW_ROWS, { name: "chainedEntries", input }),
    fileFault: (file) => runOnFile("fileFault", file, () => FILE_TOO_COSTLY),
    removeMetadata: (file) =>
      runOnFile("removeMetadata", file, () => {
        throw new ApiError("file_unreadable", {
          message: `This file cannot be read: ${FILE_TOO_COSTLY}. Save a smaller copy, then upload that copy.`,
        });
      }),
    workerTasks: () => pool.completed,
    isBusy: () => running > 0,
    [Symbol.asyncDispose]: () => pool.destroy(),
  };
}

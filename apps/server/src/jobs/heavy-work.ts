import { stat } from "node:fs/promises";
import type { ReportSource } from "@placard/hazmat-core/regulatory";
import { Piscina } from "piscina";
import { ApiError } from "../errors.ts";
import { runHeavyTask, type FileOnDisk, type HeavyTasks } from "./heavy-tasks.ts";

/** Runs heavy work in worker threads, so that the main thread keeps answering. */
export interface HeavyWork extends AsyncDisposable, HeavyTasks {
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

const isSmallStock = ({ places }: ReportSource): boolean =>
  places.reduce((rows, { stock }) => rows + stock.length, 0) <= FEW_ROWS;

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
  async function run<Answer>(name: keyof HeavyTasks, isSmall: boolean, input: unknown): Promise<Answer> {
    const task = { name, input };
    // The worker returns the result of the task with that name.
    if (isSmall) return (await runHeavyTask(task)) as Answer;
    if (running > maxQueue) throw new ApiError("not_ready", { message: BUSY, retry_after_s: 60 });
    running += 1;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), maxMs);
    try {
      return (await pool.run(task, { signal: stop.signal })) as Answer;
    } catch (error) {
      throw stop.signal.aborted || isOutOfMemory(error) ? new TooCostly({ cause: error }) : withCode(error);
    } finally {
      running -= 1;
      clearTimeout(timer);
    }
  }
  async function runOnFile<Answer>(name: keyof HeavyTasks, file: FileOnDisk, tooCostly: () => Answer): Promise<Answer> {
    const { size } = await stat(file.path);
    try {
      return await run(name, size <= SMALL_FILE_BYTES, file);
    } catch (error) {
      if (error instanceof TooCostly) return tooCostly();
      throw error;
    }
  }
  return {
    separationPlan: (rows) => run("separationPlan", rows.length <= FEW_ROWS, rows),
    siteReactivity: (input) => run("siteReactivity", input.rows.length <= FEW_ROWS, input),
    besideReactivity: (input) => run("besideReactivity", input.others.length <= FEW_ROWS, input),
    reportStates: (source) => run("reportStates", isSmallStock(source), source),
    tierTwoReport: (input) => run("tierTwoReport", isSmallStock(input.source), input),
    chainedEntries: (input) => run("chainedEntries", input.entries.length <= FEW_ROWS, input),
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

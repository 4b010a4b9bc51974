import type { Browser, CDPSession, Page } from "playwright";

/** CPU slow-down in Chromium, equivalent to a slow tablet. */
export const SLOW_DOWN = 4;

/** One task of the main thread: while it runs, the page responds to nothing. */
export interface Task {
  /** Start time, ms on the browser's own clock. */
  readonly at: number;
  /** Processor time, ms: other work of the machine does not count. */
  readonly work: number;
  /** Duration from start to end, ms. */
  readonly wall: number;
}

interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Name of a task in the events of a trace. */
const TASK = "ThreadControllerImpl::RunTask";
/** Trace category of page marks. */
const MARK = "blink.user_timing";

/** The main-thread tasks of all pages during an action, longest first. */
export async function tasksWhile(browser: Browser, act: () => Promise<unknown>): Promise<readonly Task[]> {
  return (await traceWhile(browser, act)).tasks;
}

interface Trace {
  readonly tasks: readonly Task[];
  /** Time of each `performance.mark` of a page, the last one of a name, ms on the browser's own clock. */
  readonly marks: ReadonlyMap<string, number>;
}

/**
 * The tasks during an action, with the marks set by pages and the start of the last navigation as `navigationStart`.
 */
export async function traceWhile(browser: Browser, act: () => Promise<unknown>): Promise<Trace> {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) {
      if (event.name === TASK || event.name === "thread_name" || event.cat === MARK) events.push(event);
    }
  });
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "__metadata", MARK] },
  });
  try {
    await act();
  } finally {
    const ended = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
    await devtools.send("Tracing.end");
    await ended;
    await devtools.detach();
  }
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const ofPages = events.filter(({ pid, tid }) => mainThreads.has(`${pid} ${tid}`));
  const tasks = ofPages
    .filter(({ name }) => name === TASK)
    .map(({ ts, dur = 0, tdur }) => ({ at: ts / 1000, work: (tdur ?? dur) / 1000, wall: dur / 1000 }))
    .toSorted((a, b) => b.work - a.work);
  const marks = new Map(
    ofPages
      .filter(({ cat }) => cat === MARK)
      .toSorted((a, b) => a.ts - b.ts)
      .map(({ name, ts }) => [name, ts / 1000]),
  );
  return { tasks, marks };
}

/** Processor time of a page's main thread so far, ms. The session has `Performance` enabled, with thread ticks. */
export async function mainThreadWork(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

/** The median, rounded. */
export const median = (values: readonly number[]): number => shareOf(values, 0.5);

/** The value at this share of the sorted values, rounded: 0.95 for the 95th percentile. */
export function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
}

/** Slows down a page's processor during an action. */
export async function slowed<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  try {
    return await act();
  } finally {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await devtools.detach();
  }
}

import { readFile } from "node:fs/promises";
import { receiveMessageOnPort, type MessagePort } from "node:worker_threads";
import type { IncidentLogEntry } from "@placard/api-client";
import { chainLog } from "@placard/api-client/internal";
import type { SniffedType } from "@placard/hazmat-core/business";
import {
  type BesideReactivity,
  type SiteReactivity,
  loadStockSubject,
  reactivityBeside,
  reactivityOfSite,
  separationPlan,
} from "@placard/hazmat-core/reactivity";
import {
  loadRegulatoryLists,
  reportOfBusiness,
  writeTierTwo,
  type UnmadeReport,
} from "@placard/hazmat-core/regulatory";
import { standingOf, type StandingRow } from "../db/queries/standing-chemicals.ts";
import { withStock, type ReportHead, type StockRow } from "../db/queries/stock/report-source.ts";
import { jpegFault } from "../files/jpeg-structure.ts";
import { pdfFault } from "../files/pdf-structure.ts";
import { pngFault } from "../files/png-structure.ts";
import { removeMetadata, type BareFile } from "../files/without-metadata.ts";
import { calculatedStates, type KnownStates } from "../routes/hand-over/calculated-states.ts";
import { roomAnswer } from "../routes/storage-reactivity/pair-answer.ts";

/** Calculates from the rows of a site or a business, in the order in which they were read. */
type RowTask<Row, Input, Answer> = (rows: readonly Row[], input: Input) => Promise<Answer>;

/** Tasks over stored rows, of which there can be 100,000. They can block a thread for more than 50 ms. */
export interface RowTasks {
  /** The rooms of the plan as JSON: each row of the site is in it. */
  readonly separationPlan: RowTask<StandingRow, null, string>;
  readonly siteReactivity: RowTask<StandingRow, { readonly most: number }, SiteReactivity>;
  readonly besideReactivity: RowTask<
    StandingRow,
    { readonly chemical: StandingRow; readonly most: number },
    BesideReactivity
  >;
  readonly reportStates: RowTask<StockRow, ReportHead, KnownStates>;
  /** The answer with the XML of a Tier II report, as JSON, or why it cannot be made. */
  readonly tierTwoReport: RowTask<
    StockRow,
    { readonly head: ReportHead; readonly setting: Parameters<typeof reportOfBusiness>[1] },
    { readonly ok: true; readonly value: string } | { readonly ok: false; readonly error: UnmadeReport }
  >;
}

/** Tasks that can block a thread for more than 50 ms, with their results. */
export interface HeavyTasks {
  /** Entries of an incident log with their hashes, as JSON separated by commas. */
  readonly chainedEntries: (input: {
    readonly previousHash: string;
    readonly entries: readonly IncidentLogEntry[];
  }) => Promise<{ readonly text: string; readonly lastHash: string }>;
  readonly fileFault: (file: FileOnDisk) => Promise<string | null>;
  /** See `removeMetadata`. */
  readonly removeMetadata: (file: FileOnDisk) => Promise<BareFile>;
}

/** A received file, and the type that its first bytes show. */
export interface FileOnDisk {
  readonly path: string;
  readonly type: SniffedType;
}

/** A task by its name. */
export interface HeavyTask {
  readonly name: keyof HeavyTasks | keyof RowTasks;
  readonly input: unknown;
  /** Holds the batches of rows of a `RowTask`, all sent before the task starts. */
  readonly rows?: MessagePort;
}

/** The reason why a file cannot be read as its type; `null`: it can. */
const FILE_FAULTS: Readonly<Record<SniffedType, (bytes: Buffer) => string | null | Promise<string | null>>> = {
  "application/pdf": pdfFault,
  "image/png": pngFault,
  "image/jpeg": jpegFault,
};

const standing = async (rows: readonly StandingRow[]) => {
  const subjectOf = await loadStockSubject();
  return rows.map((row) => standingOf(subjectOf, row));
};

const rowTasks: RowTasks = {
  separationPlan: async (rows) => JSON.stringify((await separationPlan(await standing(rows))).map(roomAnswer)),
  siteReactivity: async (rows, { most }) => reactivityOfSite(await standing(rows), most),
  besideReactivity: async (others, { chemical, most }) => {
    const [asked, ...around] = await standing([chemical, ...others]);
    return asked === undefined ? { pairs: [], isCut: false, isUnknown: true } : reactivityBeside(asked, around, most);
  },
  reportStates: (rows, head) => calculatedStates(withStock(head, rows)),
  tierTwoReport: async (rows, { head, setting }) => {
    const report = reportOfBusiness(withStock(head, rows), setting, await loadRegulatoryLists());
    if (!report.ok) return report;
    const answer = { status: "success", report_code: head.installation, xml: writeTierTwo(report.value) };
    return { ok: true, value: JSON.stringify(answer) };
  },
};

const tasks: HeavyTasks = {
  chainedEntries: async ({ previousHash, entries }) => {
    const chain = await chainLog(previousHash, entries);
    return { text: JSON.stringify(chain.entries).slice(1, -1), lastHash: chain.last_hash };
  },
  fileFault: async ({ path, type }) => FILE_FAULTS[type](await readFile(path)),
  removeMetadata: ({ path, type }) => removeMetadata(path, type),
};

/** Runs one task in the current thread. Workers call it by the name of the task. */
export async function runHeavyTask({ name, input, rows }: HeavyTask): Promise<unknown> {
  // Each task gets the arguments that `HeavyWork` was called with.
  if (rows === undefined) return (tasks[name as keyof HeavyTasks] as (input: unknown) => Promise<unknown>)(input);
  return (rowTasks[name as keyof RowTasks] as RowTask<unknown, unknown, unknown>)(receivedRows(rows), input);
}

/** The rows of all batches in a port, which is closed. */
function receivedRows(port: MessagePort): readonly unknown[] {
  const rows: unknown[] = [];
  let batch = receiveMessageOnPort(port);
  for (; batch !== undefined; batch = receiveMessageOnPort(port)) {
    for (const row of batch.message as readonly unknown[]) rows.push(row); // as `HeavyWork` sent it
  }
  port.close();
  return rows;
}

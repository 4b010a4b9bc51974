import { readFile } from "node:fs/promises";
import type { IncidentLogEntry } from "@placard/api-client";
import { chainLog } from "@placard/api-client/internal";
import type { SniffedType } from "@placard/hazmat-core/business";
import {
  type BesideReactivity,
  type RoomPlan,
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
  type ReportSource,
  type UnmadeReport,
} from "@placard/hazmat-core/regulatory";
import { standingOf, type StandingRow } from "../db/queries/standing-chemicals.ts";
import { jpegFault } from "../files/jpeg-structure.ts";
import { pdfFault } from "../files/pdf-structure.ts";
import { pngFault } from "../files/png-structure.ts";
import { removeMetadata, type BareFile } from "../files/without-metadata.ts";
import { calculatedStates, type KnownStates } from "../routes/hand-over/calculated-states.ts";

/** Tasks that can block a thread for more than 50 ms, with their results. */
export interface HeavyTasks {
  readonly separationPlan: (rows: readonly StandingRow[]) => Promise<readonly RoomPlan[]>;
  readonly siteReactivity: (input: {
    readonly rows: readonly StandingRow[];
    readonly most: number;
  }) => Promise<SiteReactivity>;
  readonly besideReactivity: (input: {
    readonly chemical: StandingRow;
    readonly others: readonly StandingRow[];
    readonly most: number;
  }) => Promise<BesideReactivity>;
  readonly reportStates: (source: ReportSource) => Promise<KnownStates>;
  /** The XML of a Tier II report, or why it cannot be made. */
  readonly tierTwoReport: (input: {
    readonly source: ReportSource;
    readonly setting: Parameters<typeof reportOfBusiness>[1];
  }) => Promise<{ readonly ok: true; readonly value: string } | { readonly ok: false; readonly error: UnmadeReport }>;
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
  readonly name: keyof HeavyTasks;
  readonly input: unknown;
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

const tasks: HeavyTasks = {
  separationPlan: async (rows) => separationPlan(await standing(rows)),
  siteReactivity: async ({ rows, most }) => reactivityOfSite(await standing(rows), most),
  besideReactivity: async ({ chemical, others, most }) => {
    const [asked, ...around] = await standing([chemical, ...others]);
    return asked === undefined ? { pairs: [], isCut: false, isUnknown: true } : reactivityBeside(asked, around, most);
  },
  reportStates: calculatedStates,
  tierTwoReport: async ({ source, setting }) => {
    const report = reportOfBusiness(source, setting, await loadRegulatoryLists());
    return report.ok ? { ok: true, value: writeTierTwo(report.value) } : report;
  },
  chainedEntries: async ({ previousHash, entries }) => {
    const chain = await chainLog(previousHash, entries);
    return { text: JSON.stringify(chain.entries).slice(1, -1), lastHash: chain.last_hash };
  },
  fileFault: async ({ path, type }) => FILE_FAULTS[type](await readFile(path)),
  removeMetadata: ({ path, type }) => removeMetadata(path, type),
};

/** Runs one task in the current thread. Workers call it by the name of the task. */
export function runHeavyTask({ name, input }: HeavyTask): Promise<unknown> {
  // Each task gets the arguments that `HeavyWork` was called with.
  return (tasks[name] as (input: unknown) => Promise<unknown>)(input);
}

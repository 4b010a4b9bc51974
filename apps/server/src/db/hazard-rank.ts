import { setTimeout } from "node:timers/promises";
import { HAZARD_MARKS, hazardMark, loadStockGrader } from "@placard/hazmat-core";
import { sql, type RawBuilder } from "kysely";
import type { Database, Rows } from "./database.ts";
import type { ChemicalTable } from "./schema/sites.ts";
import { stockOf } from "./stock-of.ts";

const IDENTITY = ["hazard_classification", "un_number", "cas_number"] as const;
type Identity = Readonly<Pick<ChemicalTable, (typeof IDENTITY)[number]>>;

/** Ranks a chemical by its level, the same level as in every answer. 0 is the most dangerous. */
export async function loadHazardRank(): Promise<(row: Identity) => number> {
  const grade = await loadStockGrader();
  return (row) => {
    const { level, basis } = grade(stockOf(row));
    return HAZARD_MARKS.indexOf(hazardMark({ level, kind: basis.kind }));
  };
}

/** Maximum rows that one transaction reads; it writes no more than these. Rating them takes less than 50 ms. */
const BATCH = 1000;

interface Batch {
  /** The last chemical of the previous batch. */
  readonly after: number;
  /** Condition over the columns of `chemicals`; without it, all chemicals. */
  readonly only?: RawBuilder<boolean>;
}

interface RankedBatch {
  /** Start of the next batch; `null`: this was the last one. */
  readonly last: number | null;
  /** True if another transaction has locked some rows. They are skipped to avoid a deadlock. */
  readonly hasSkipped: boolean;
}

/**
 * Corrects the ranks of the next batch. Another edition of the reference data or its rules may rate chemicals
 * differently.
 */
async function rankBatch(rows: Rows, { after, only }: Batch): Promise<RankedBatch> {
  const rankOf = await loadHazardRank();
  const chemicals = rows.selectFrom("chemicals").select(["id", "hazard_rank", ...IDENTITY]);
  const batch = await chemicals
    .where("id", ">", after)
    .$if(only !== undefined, (query) => query.where(only ?? sql<boolean>`true`))
    .orderBy("id")
    .limit(BATCH)
    .execute();
  const last = batch.length < BATCH ? null : (batch.at(-1)?.id ?? null);
  const wrong = batch.filter((row) => rankOf(row) !== row.hazard_rank).map(({ id }) => id);
  if (wrong.length === 0) return { last, hasSkipped: false };
  const held = await chemicals.where("id", "in", wrong).orderBy("id").forNoKeyUpdate().skipLocked().execute();
  for (const [rank, ids] of Map.groupBy(held, rankOf)) {
    await rows
      .updateTable("chemicals")
      .set({ hazard_rank: rank })
      .where(
        "id",
        "in",
        ids.map(({ id }) => id),
      )
      .execute();
  }
  return { last, hasSkipped: held.length < wrong.length };
}

/** Corrects the ranks of chemicals within the caller's transaction. */
export async function rankChemicals(rows: Rows, only?: RawBuilder<boolean>): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const { last, hasSkipped } = await rankBatch(rows, { after, ...(only !== undefined && { only }) });
    if (!hasSkipped) after = last;
  }
}

/** Makes sure that rows that are sorted, filtered or counted by rank have ranks of this version. */
export interface HazardRanks {
  ensure(businessId: number): Promise<void>;
}

/** For a context without a server, whose rows this version wrote. */
export const CURRENT_RANKS: HazardRanks = { ensure: async () => undefined };

const RETRY_MS = 5000;

/** For readers: their requests are answered even while the server stops. */
const NEVER = new AbortController().signal;

/**
 * Corrects the ranks of all chemicals while the server runs, in batches with one transaction each. Finished batches are
 * kept, so a restart after a kill writes only the rest. Until the run ends, a query by rank first corrects the ranks of
 * its business.
 */
export class Ranking implements HazardRanks {
  readonly #database: Database;
  readonly #ofBusiness = new Map<number, Promise<void>>();
  #isDone = false;

  constructor(database: Database) {
    this.#database = database;
  }

  ensure(businessId: number): Promise<void> {
    if (this.#isDone) return Promise.resolve();
    const under = this.#ofBusiness.get(businessId) ?? this.#rank(NEVER, sql<boolean>`business_id = ${businessId}`);
    this.#ofBusiness.set(businessId, under);
    under.catch(() => this.#ofBusiness.delete(businessId)); // the next reader retries
    return under;
  }

  /**
   * Ranks all chemicals, in one process at a time.
   *
   * @throws the reason of the signal, after the current batch
   */
  async run(ending: AbortSignal): Promise<void> {
    while (!(await this.#runAlone(ending))) await setTimeout(RETRY_MS, undefined, { signal: ending });
    this.#isDone = true;
    this.#ofBusiness.clear();
  }

  /** @returns false if another process is ranking; it may run another version, so this one checks again later */
  async #runAlone(ending: AbortSignal): Promise<boolean> {
    if (this.#database.kind === "embedded") {
      await this.#rank(ending); // only one process uses the folder, and its only connection cannot hold a lock meanwhile
      return true;
    }
    return this.#database.system(async (rows) => {
      const { rows: answer } = await sql<{ isOurs: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('placard ranks ' || current_schema())) as "isOurs"`.execute(rows);
      if (answer[0]?.isOurs !== true) return false;
      await this.#rank(ending);
      return true;
    });
  }

  async #rank(ending: AbortSignal, only?: RawBuilder<boolean>): Promise<void> {
    for (let after: number | null = 0; after !== null;) {
      ending.throwIfAborted();
      const batch: Batch = { after, ...(only !== undefined && { only }) };
      const { last, hasSkipped } = await this.#database.system((rows) => rankBatch(rows, batch));
      if (!hasSkipped) after = last;
    }
  }
}

import { sql } from "kysely";
import type { Rows } from "../../database.ts";

/** Maximum rows per statement. Reading and sending more would block the main thread for too long. */
export const BATCH_ROWS = 2000;

/** Receives rows in batches. */
export interface BatchReceiver<Row> {
  readonly send: (batch: readonly Row[]) => void;
  /** Aborted when the rows are no longer needed. */
  readonly signal: AbortSignal;
}

/**
 * Sends all rows of an ordered list in batches. To get the rows of one moment, call it in a snapshot. An index must have
 * the order of the list: without statistics, the planner would sort all remaining rows for each batch.
 *
 * @param readAfter - reads at most `limit` rows after the last one of the batch before; `undefined`: from the start
 * @throws the reason of `signal` when it is aborted
 */
export async function sendBatches<Row>(
  rows: Rows,
  { send, signal }: BatchReceiver<Row>,
  readAfter: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
): Promise<void> {
  await sql`set local enable_sort = off`.execute(rows);
  let batch: readonly Row[] = [];
  do {
    signal.throwIfAborted();
    batch = await readAfter(batch.at(-1), BATCH_ROWS);
    send(batch);
  } while (batch.length === BATCH_ROWS);
}

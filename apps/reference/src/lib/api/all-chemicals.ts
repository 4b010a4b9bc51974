import { type Caller, type InventoryChemical } from "@placard/api-client";
import { getChemicalsByBusiness, getInventorySummary } from "@placard/api-client/internal";

/** Rows per call. */
const PAGE_SIZE = 1000;

/** Progress of loading a record. */
export interface LoadProgress {
  readonly done: number;
  /** Number of rows when loading started. */
  readonly all: number;
}

interface RecordRequest {
  readonly businessId: number;
  readonly signal: AbortSignal;
  readonly onProgress: (soFar: LoadProgress) => void;
}

/**
 * The whole inventory in parts: for printouts and files, never for a screen. Sorted by the order of creation, so that
 * each row that is not deleted appears exactly once, even if others change in the meantime.
 */
export async function* chemicalParts(
  api: Caller,
  { businessId, signal, onProgress }: RecordRequest,
): AsyncGenerator<readonly InventoryChemical[], void, void> {
  const { chemicals: all } = await api.call(getInventorySummary, { params: { id: businessId } }, { signal });
  let done = 0;
  let cursor: string | undefined;
  do {
    signal.throwIfAborted();
    onProgress({ done, all: Math.max(all, done) });
    const query = { order: "id" as const, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) };
    const page = await api.call(getChemicalsByBusiness, { params: { id: businessId }, query }, { signal });
    yield page.chemicals;
    done += page.chemicals.length;
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  signal.throwIfAborted();
}

/** The whole inventory in one list, sorted by name. */
export async function allChemicals(api: Caller, request: RecordRequest): Promise<readonly InventoryChemical[]> {
  const rows: InventoryChemical[] = [];
  for await (const part of chemicalParts(api, request)) rows.push(...part);
  return rows.toSorted((a, b) => byText(a.name, b.name) || a.id - b.id);
}

/** Sorts names in the same order as the server. */
export const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

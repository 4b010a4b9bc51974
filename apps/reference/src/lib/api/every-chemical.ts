import { getChemicalsByBusiness, getInventorySummary, type Caller, type InventoryChemical } from "@placard/api-client";

/** Rows of one call. */
const PORTION = 1000;

/** How far a record is read. */
export interface ReadSoFar {
  readonly done: number;
  /** How many there were when the reading began. */
  readonly all: number;
}

interface WholeRecord {
  readonly businessId: number;
  readonly signal: AbortSignal;
  readonly onProgress: (soFar: ReadSoFar) => void;
}

/**
 * The whole inventory in parts: for what goes onto paper or into a file, never for a screen. It comes in the order in
 * which rows were added, so that each that stays is there once, whatever changes in the meantime.
 */
export async function* chemicalParts(
  api: Caller,
  { businessId, signal, onProgress }: WholeRecord,
): AsyncGenerator<readonly InventoryChemical[], void, void> {
  const { chemicals: all } = await api.call(getInventorySummary, { params: { id: businessId } }, { signal });
  let done = 0;
  let cursor: string | undefined;
  do {
    signal.throwIfAborted();
    onProgress({ done, all: Math.max(all, done) });
    const query = { order: "id" as const, limit: PORTION, ...(cursor !== undefined && { cursor }) };
    const page = await api.call(getChemicalsByBusiness, { params: { id: businessId }, query }, { signal });
    yield page.chemicals;
    done += page.chemicals.length;
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  signal.throwIfAborted();
}

/** The whole inventory at once, in the order of names. */
export async function everyChemical(api: Caller, asked: WholeRecord): Promise<readonly InventoryChemical[]> {
  const rows: InventoryChemical[] = [];
  for await (const part of chemicalParts(api, asked)) rows.push(...part);
  return rows.toSorted((a, b) => byText(a.name, b.name) || a.id - b.id);
}

/** As the server orders names. */
export const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

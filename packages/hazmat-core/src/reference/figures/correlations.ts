import { loadCorrelations } from "../../data/load.ts";
import type { StoredCorrelations } from "../../data/stored-correlation.ts";
import { parseCasNumber } from "../../identity/cas-number.ts";

export type { StoredCorrelations, StoredFit } from "../../data/stored-correlation.ts";

/**
 * Temperature correlations of one substance: vapour pressure, densities and heats, each with range and source.
 *
 * @param cas - with or without hyphens
 * @returns `null` if none is on file
 * @example
 * (await correlationsByCas("7782-50-5"))?.criticalK?.[0]; // 416.933
 */
export async function correlationsByCas(cas: string): Promise<StoredCorrelations | null> {
  const read = parseCasNumber(cas);
  return read.ok ? ((await loadCorrelations())[read.value] ?? null) : null;
}

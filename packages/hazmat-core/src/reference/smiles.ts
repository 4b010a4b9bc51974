import { loadSubstances } from "../data/load.ts";
import { parseCasNumber } from "../identity/cas-number.ts";

/**
 * Structure of one substance as SMILES, used by the rules for reactive groups.
 *
 * @param cas - with or without hyphens
 * @returns `null` if none is on file
 * @example
 * await smilesByCas("7782-50-5"); // "ClCl"
 */
export async function smilesByCas(cas: string): Promise<string | null> {
  const read = parseCasNumber(cas);
  return read.ok ? ((await loadSubstances()).get(read.value)?.smiles ?? null) : null;
}

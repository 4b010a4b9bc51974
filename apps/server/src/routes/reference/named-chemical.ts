import type { ChemicalMatch, ChemicalRecord, ChemicalSource } from "@placard/hazmat-core";
import { chemicalNotFound } from "@placard/hazmat-core/business";
import { ApiError } from "../../errors.ts";

/** Looked at for a chemical that is named by text. */
const CANDIDATES = 8;

/** Letters and digits alone, so that commas, hyphens and case make no difference. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * The one chemical that a text names: by number, by name, or by a synonym or formula that only one has.
 * Never the nearest spelling: figures of another substance would be worse than none.
 *
 * @throws ApiError `chemical_not_found`, with the nearest names where there are any
 */
export async function namedChemical(
  source: ChemicalSource,
  text: string,
  signal?: AbortSignal,
): Promise<ChemicalMatch> {
  const options = { limit: CANDIDATES, ...(signal !== undefined && { signal }) };
  const matches = await source.search(text, options);
  const exact = matches.filter((match) => isExact(match, text));
  const [first] = exact;
  if (first !== undefined && (isSure(first) || exact.length === 1)) return first;
  const nearest = (exact.length > 0 ? exact : matches).slice(0, 3).map((match) => match.name);
  const hint = nearest.length === 0 ? "" : ` Nearest on file: ${nearest.join("; ")}.`;
  throw new ApiError("chemical_not_found", { message: `${chemicalNotFound(text)}.${hint}` });
}

function isExact(match: ChemicalMatch, text: string): boolean {
  if (match.matchedBy === "un" || match.matchedBy === "cas") return true;
  return match.matchedBy !== "spelling" && plain(match.matchedText) === plain(text);
}

/** A number or a proper name means one entry; a synonym or formula may be shared. */
function isSure({ matchedBy }: ChemicalMatch): boolean {
  return matchedBy === "un" || matchedBy === "cas" || matchedBy === "name";
}

/** The record of the chemical that a text names. */
export async function namedRecord(source: ChemicalSource, text: string, signal?: AbortSignal): Promise<ChemicalRecord> {
  const { key } = await namedChemical(source, text, signal);
  const record = await source.record(key, signal === undefined ? {} : { signal });
  if (record === null) throw new ApiError("chemical_not_found", { message: `${chemicalNotFound(text)}.` });
  return record;
}

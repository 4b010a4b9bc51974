import type { ChemicalKey, ChemicalMatch, ChemicalRecord, ChemicalSource, Meant, UnNumber } from "@placard/hazmat-core";
import { leadingEntry, nameByNumber, parseUnNumber, unDigits } from "@placard/hazmat-core";
import { ApiError } from "../../errors.ts";

/**
 * Identifies the chemical of a call. The key takes precedence over the name; the number selects one of the chemical's
 * UN numbers.
 */
export interface ChemicalQuestion {
  readonly chemical_key?: ChemicalKey | undefined;
  readonly un_number?: string | undefined;
  /** Free text. */
  readonly name?: string | undefined;
}

/** The chemical of a call, with the fields that the answer contains. */
export interface AskedChemical {
  readonly record: ChemicalRecord;
  /** The UN number of the answer; `null` if the record has none. */
  readonly unNumber: UnNumber | null;
  readonly answered: { readonly key: ChemicalKey; readonly name: string; readonly un_number: UnNumber | null };
}

/** Maximum names suggested in a refusal. */
const MAX_OFFERED = 3;

/**
 * The exact chemical of a call, never the nearest spelling: values of another substance would be worse than none.
 *
 * @throws ApiError `chemical_not_found` with the nearest names, `chemical_ambiguous` with the candidates, or
 * `invalid_request` for a UN number that the chemical does not have
 */
export async function askedChemical(
  source: ChemicalSource,
  { chemical_key, un_number, name }: ChemicalQuestion,
  signal?: AbortSignal,
): Promise<AskedChemical> {
  const options = signal === undefined ? {} : { signal };
  const id = readId(un_number);
  const words = given(name) ?? id ?? "";
  const ref =
    chemical_key === undefined
      ? namedBy(await source.meant(words, options), words)
      : { key: chemical_key, unNumber: null };
  const record = await source.record(ref.key, options);
  if (record === null) throw new ApiError("chemical_not_found", { message: notFoundText(words || ref.key) });
  const entry = leadingEntry(record, id ?? ref.unNumber ?? undefined);
  // A placard shows only digits: UN9202 is NA9202.
  const isStranger = id !== null && (entry === null || unDigits(entry.unNumber) !== unDigits(id));
  if (isStranger) throw strangerId(record, id);
  const meant = entry?.unNumber ?? null;
  return {
    record,
    unNumber: meant,
    answered: { key: record.key, name: nameByNumber(record, entry), un_number: meant },
  };
}

const given = (text: string | undefined): string | null => (text === undefined || text.trim() === "" ? null : text);

/** The message of `chemical_not_found`, with the requested name. */
const notFoundText = (asked: string): string =>
  `Chemical "${asked}" not found. Please check the spelling and try again.`;

function readId(typed: string | undefined): UnNumber | null {
  const read = parseUnNumber(typed ?? "");
  return read.ok ? read.value : null;
}

function namedBy(meant: Meant, words: string): ChemicalMatch {
  const notFound = notFoundText(words);
  switch (meant.kind) {
    case "one":
      return meant.match;
    case "several": {
      const question = meant.question === null ? "" : ` ${meant.question}`;
      const message = `“${words}” matches more than one chemical: ${namesOf(meant.matches)}.${question}`;
      throw new ApiError("chemical_ambiguous", { message, matches: [...meant.matches] });
    }
    case "near": {
      const unlisted = (meant.unlisted ?? []).map(({ name, what }) => ` Similar spelling: ${name}, ${what}.`).join("");
      const nearest = meant.matches.length === 0 ? "" : ` Closest matches: ${namesOf(meant.matches)}.`;
      const [probable] = meant.matches;
      const message =
        probable?.certainty === "probable"
          ? `“${words}” probably means ${probable.name}. Enter its UN or CAS number to confirm.`
          : `${notFound}${unlisted}${nearest}`;
      throw new ApiError("chemical_not_found", { message, matches: [...meant.matches] });
    }
    case "unregulated": {
      const message = `${notFound} ${meant.name}: ${meant.what}.`;
      throw new ApiError("chemical_not_found", { message, matches: [...(meant.related ?? [])] });
    }
    case "none": {
      const known = meant.known === undefined ? "" : ` ${meant.known.name}: ${meant.known.what}.`;
      throw new ApiError("chemical_not_found", { message: `${notFound}${known}` });
    }
  }
}

const namesOf = (matches: readonly ChemicalMatch[]): string =>
  matches
    .slice(0, MAX_OFFERED)
    .map(({ name }) => name)
    .join("; ");

function strangerId({ name, transport }: ChemicalRecord, id: UnNumber): ApiError {
  const own = transport.map(({ unNumber }) => unNumber).join(", ");
  const message = `${id} is not a UN/NA number of ${name}. ${own === "" ? "No UN/NA number on file" : `It is shipped as ${own}`}.`;
  return new ApiError("invalid_request", { message, fields: [{ path: "un_number", message }] });
}

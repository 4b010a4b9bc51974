import type { UnNumber } from "../identity/un-number.ts";
import { parseUnNumber } from "../identity/un-number.ts";
import type { ChemicalSource, LookupOptions } from "../ports/chemical-source.ts";
import type { ChemicalMatch } from "../record/chemical-match.ts";
import { classTextOf } from "../record/class-text.ts";
import { nameByNumber } from "../record/name-by-number.ts";
import type { Meant } from "./search/meant.ts";

/** How a row of an inventory, a label or a data sheet mentions a substance: numbers as they were typed, and a name. */
export interface ChemicalMention {
  readonly unNumber: string | null;
  readonly casNumber: string | null;
  readonly name: string;
}

/** What a mention means. `disagree`: its two numbers name different substances, or one of them none; both are shown. */
export type MeantMention =
  | Meant
  | { readonly kind: "disagree"; readonly byUn: ChemicalMatch | null; readonly byCas: ChemicalMatch };

const isGiven = (text: string | null): text is string => text !== null && text.trim() !== "";

const oneOf = (meant: Meant): ChemicalMatch | null => (meant.kind === "one" ? meant.match : null);

/** The match of a CAS number under one of its record's ids; `null` where the record is not shipped under it. */
async function underId(
  source: ChemicalSource,
  byCas: ChemicalMatch,
  unNumber: UnNumber,
  options?: LookupOptions,
): Promise<ChemicalMatch | null> {
  const record = await source.record(byCas.key, options);
  const entry = record?.transport.find((known) => known.unNumber === unNumber);
  if (record === null || entry === undefined) return null;
  return { ...byCas, unNumber, hazardClass: classTextOf(entry), name: nameByNumber(record, entry) };
}

/**
 * Which substance a mention means. The UN number decides the id and the CAS number the record; where the record is not
 * shipped under that id, they disagree and neither is taken. Without a number on file the name is read.
 *
 * @example
 * const row = { unNumber: "2032", casNumber: "7697-37-2", name: "Acid, tank 3" };
 * const meant = await meantMention(bundledChemicalSource(), row);
 * meant.kind === "one" && meant.match.name; // "Nitric acid, red fuming"
 */
export async function meantMention(
  source: ChemicalSource,
  { unNumber, casNumber, name }: ChemicalMention,
  options?: LookupOptions,
): Promise<MeantMention> {
  const [byUn, byCas] = await Promise.all(
    [unNumber, casNumber].map(async (text) => (isGiven(text) ? oneOf(await source.meant(text, options)) : null)),
  );
  if (byCas == null) return byUn == null ? source.meant(name, options) : { kind: "one", match: byUn };
  if (!isGiven(unNumber)) return { kind: "one", match: byCas };
  const id = parseUnNumber(unNumber);
  const match = id.ok ? await underId(source, byCas, id.value, options) : null;
  return match === null ? { kind: "disagree", byUn: byUn ?? null, byCas } : { kind: "one", match };
}

import { parseCasNumber } from "../../identity/cas-number.ts";
import { parseUnNumber, unDigits } from "../../identity/un-number.ts";
import type { ChemicalSource, LookupOptions } from "../../ports/chemical-source.ts";
import type { ChemicalMatch } from "../../record/chemical-match.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";
import type { ChemicalMention, MeantMention } from "./mention.ts";
import type { Meant } from "../search/meant.ts";
import { contradictedForm, formOfMention, matchUnderId } from "./form-of-mention.ts";

/** A mention with the meaning of each of its parts; `null`: not given. */
interface ReadMention {
  readonly source: ChemicalSource;
  readonly options: LookupOptions | undefined;
  readonly mention: ChemicalMention;
  readonly byUn: Meant | null;
  readonly byCas: Meant | null;
  readonly byName: Meant | null;
}

/** A substance named by the numbers; `record`: set if it has several forms. */
interface NumberedSubstance {
  readonly kind: "one";
  readonly match: ChemicalMatch;
  readonly record: ChemicalRecord | null;
}

/** Meaning of the numbers alone. */
type NumbersMeaning = NumberedSubstance | Extract<MeantMention, { readonly kind: "disagree" }> | null;

/** A group entry for substances without their own. */
const GROUP = /n\.o\.s/i;

const NONE: Meant = { kind: "none" };

const oneOf = (meant: Meant | null): ChemicalMatch | null => (meant?.kind === "one" ? meant.match : null);

/** Every substance that a text can mean. */
const matchesOf = (meant: Meant | null): readonly ChemicalMatch[] => {
  if (meant?.kind === "one") return [meant.match];
  return meant?.kind === "several" || meant?.kind === "near" ? meant.matches : [];
};

/** See `meantMention`. */
export async function agreedMention(given: ReadMention): Promise<MeantMention> {
  const read = { ...given, byName: await meaningOfWholeOrHead(given) };
  const numbered = await numberedBy(read);
  if (numbered === null) return meaningOfName(read);
  if (numbered.kind === "disagree") return numbered;
  const [un, cas] = [oneOf(read.byUn), oneOf(read.byCas)];
  const said = await compareName(read, numbered);
  if (said === "other") {
    const numbers = un !== null && cas !== null ? { byUn: null, byCas: numbered.match } : { byUn: un, byCas: cas };
    return { kind: "disagree", ...numbers, byName: matchesOf(read.byName) };
  }
  const meant = formOf(read, numbered) ?? { kind: "one", match: numbered.match };
  const isUnknown = said === "nothing" && read.byName !== null && (un === null || cas === null);
  return meant.kind === "one" && isUnknown ? { ...meant, isNameUnknown: true } : meant;
}

/** Meaning of a name; for a name that is not on file, the part before its comma is a near match: `Toluene, ACS`. */
async function meaningOfWholeOrHead({
  source,
  options,
  mention: { name },
  byName,
}: ReadMention): Promise<Meant | null> {
  const [head = ""] = name.split(/[,;(]/, 1);
  if (byName?.kind !== "none" || byName.known !== undefined || head.trim() === "" || head === name) return byName;
  const match = oneOf(await source.meant(head, options));
  return match === null ? byName : { kind: "near", matches: [match] };
}

/** The form of the mention, or the question which one; `null`: its UN number decides. */
function formOf({ mention, byUn, byName }: ReadMention, { match, record }: NumberedSubstance): MeantMention | null {
  if (record === null || match.key.startsWith("un:")) return null;
  return oneOf(byUn) === null
    ? formOfMention(mention, byName, match, record)
    : contradictedForm(mention.name, byName, match, record);
}

/** The UN number decides the entry and the CAS number the record. */
async function numberedBy({ source, options, mention, byUn, byCas }: ReadMention): Promise<NumbersMeaning> {
  const [un, cas] = [oneOf(byUn), oneOf(byCas)];
  const match = cas ?? un;
  if (match === null) return null;
  const record = await source.record(match.key, options);
  if (cas === null || byUn === null) return { kind: "one", match, record };
  const id = parseUnNumber(mention.unNumber ?? "");
  const form = id.ok && record !== null ? matchUnderId(record, cas, id.value) : null;
  if (form !== null) return { kind: "one", match: form, record };
  if (un === null || !isOfGroup(un, record)) return { kind: "disagree", byUn: un, byCas: cas };
  return { kind: "one", match: cas.unNumber === null ? un : cas, record: null };
}

/** True if a UN number is an n.o.s. entry of a class of the substance: the technical name identifies the content. */
function isOfGroup(un: ChemicalMatch, record: ChemicalRecord | null): boolean {
  if (!un.key.startsWith("un:") || !GROUP.test(un.name)) return false;
  const classes = (record?.transport ?? []).flatMap((entry) => [entry.hazardClass, ...entry.subsidiaryClasses]);
  return classes.length === 0 || classes.some((one) => one !== null && un.hazardClass?.startsWith(one) === true);
}

/** Without a number on file the name decides. A valid number that is not on file contradicts a name that is. */
async function meaningOfName({ source, options, mention, byUn, byCas, byName }: ReadMention): Promise<MeantMention> {
  const meant = byName ?? NONE;
  const isUn = byUn !== null && parseUnNumber(mention.unNumber ?? "").ok;
  const isCas = byCas !== null && parseCasNumber(mention.casNumber ?? "").ok;
  const matches = matchesOf(meant);
  const [match] = matches;
  if (match === undefined || meant.kind === "near" || matches.some(({ key }) => key !== match.key)) return meant;
  if (isUn || isCas) return { kind: "disagree", byUn: null, byCas: null, byName: matches };
  if (meant.kind === "one" && match.key.startsWith("un:")) return meant;
  const record = await source.record(match.key, options);
  return (record === null ? null : formOfMention(mention, meant, match, record)) ?? meant;
}

/** Compares a name with the substance of the numbers: the same, another one, or not on file. */
async function compareName(
  { source, options, byUn, byName }: ReadMention,
  { match, record }: NumberedSubstance,
): Promise<"same" | "other" | "nothing"> {
  if (byName === null) return "nothing";
  const matches = matchesOf(byName);
  if (matches.some((named) => isSame(named, match, record) || isSameId(named, oneOf(byUn)))) return "same";
  if (byName.kind === "near") return "nothing";
  if (byName.kind === "unregulated") return match.unNumber === null ? "same" : "other";
  if (byName.kind === "none") return byName.known === undefined ? "nothing" : "other";
  const records = await Promise.all(matches.map(async ({ key }) => source.record(key, options)));
  return records.some((named) => named !== null && isNamedWith(match, named)) ? "same" : "other";
}

/** True if a name and a number mean the same: one record, or a UN number of the substance. */
function isSame(named: ChemicalMatch, match: ChemicalMatch, record: ChemicalRecord | null): boolean {
  if (named.key === match.key) return true;
  const shared = record?.transport.find(({ unNumber }) => unNumber === named.unNumber);
  if (shared === undefined || record === null) return false;
  return named.key.startsWith("un:") || match.key.startsWith("un:") || isOwnId(shared.properShippingNames, record.name);
}

/** True if a name and a UN number mean one entry of the list: `denatured alcohol` is NA1987. */
const isSameId = (named: ChemicalMatch, un: ChemicalMatch | null): boolean =>
  named.key.startsWith("un:") &&
  named.unNumber !== null &&
  un?.unNumber != null &&
  unDigits(named.unNumber) === unDigits(un.unNumber);

/** True if a UN number is named for the substance, such as ammonia solution, and not for its group. */
function isOwnId(printed: readonly string[], name: string): boolean {
  const words = name.toLowerCase().split(/[^a-z]+/);
  return printed.some(
    (one) => !GROUP.test(one) && words.some((word) => word.length > 3 && one.toLowerCase().includes(word)),
  );
}

/** True if a UN number is compatible with a named substance: one of its own, or an n.o.s. entry of its class. */
const isNamedWith = (match: ChemicalMatch, named: ChemicalRecord): boolean =>
  match.key.startsWith("un:") &&
  (named.transport.some(({ unNumber }) => unNumber === match.unNumber) || isOfGroup(match, named));

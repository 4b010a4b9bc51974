import { COMMON_MATERIALS } from "../../packages/hazmat-core/src/card/vectors/common-materials.ts";
import type {
  StoredClasses,
  StoredDocument,
  StoredFurtherNames,
  StoredIdNames,
  StoredLeaders,
} from "../../packages/hazmat-core/src/data/stored-document.ts";
import type { StoredSubstance } from "../../packages/hazmat-core/src/data/stored-substance.ts";
import type { StoredTransport } from "../../packages/hazmat-core/src/data/stored-transport.ts";
import { LEADER, LED_BY_NOBODY } from "./corrections.ts";
import { plainLeaders } from "../../packages/hazmat-core/src/data/plain-leaders.ts";
import { shortShippingName } from "../../packages/hazmat-core/src/record/name-by-number.ts";
import { plainText } from "../../packages/hazmat-core/src/reference/search/plain-text.ts";
import type { Input, InputSubstance } from "./input-types.ts";
import type { Loose } from "./write-module.ts";

/** Entries that name a group instead of a substance: no member's record represents them. */
const GENERIC =
  /n\.o\.s|pesticide|, mixture|samples?,|compounds, |petroleum (?:distillates|products)|organic peroxide|self-reactive|organometallic/i;

/** Links to an entry that names a group: the members of the group are not listed with it. */
const isOfGroup = ({ when = "" }: { readonly when?: string }): boolean => when.endsWith("n.o.s.");

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

/** `2.3 (5.1, 8)` */
function classText(entry: Loose<StoredTransport> | undefined): string | null {
  if (entry?.class === undefined) return null;
  const subsidiary = entry.subsidiary ?? [];
  return subsidiary.length === 0 ? entry.class : `${entry.class} (${subsidiary.join(", ")})`;
}

/** 3: occupational limits; 2: AEGL, GHS class or PAC in the core set; 1: extended set; 0: transport entry only. */
function weight(of: InputSubstance, isCore: boolean): number {
  if (of.rel !== undefined || of.pel !== undefined) return 3;
  return isCore ? 2 : 1;
}

/** Common substances rank higher, so that "chl" suggests chlorine before beta-chloroprene. */
const MET_MOST = 8;
const metMost = new Set(COMMON_MATERIALS.map(([, un]) => un));

function weighed(document: StoredDocument, place: number, leaders: StoredLeaders): StoredDocument {
  const [key, name, ids, hazardClass, formula, , synonyms] = document;
  const [id = ""] = ids;
  const isMet = metMost.has(id) && leaders[id]?.[0] === place;
  return isMet ? [key, name, ids, hazardClass, formula, MET_MOST, synonyms] : document;
}

function synonymsOf(of: InputSubstance): readonly string[] {
  const seen = new Set([plain(of.name)]);
  return (of.synonyms ?? []).filter((name) => {
    const key = plain(name);
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Parts of a shipping name that describe form or concentration instead of identity. */
const FORM =
  /\(.*?\)|,? (?:with|containing|in|under|having) .*|\b(?:mono|anhydrous|dry|wetted|desensitized|stabilized|solid|liquid|molten|refrigerated|cryogenic|compressed|adsorbed|dissolved|hydrated|flammable|powder|solutions?|aqueous|technically pure|pure)\b/gi;

/** The substance in a shipping name: `formaldehyde` for "Formaldehyde solutions, flammable". */
const coreName = (name: string): string => plain(name.replaceAll(FORM, " "));

/**
 * The names printed in 49 CFR, the same names without form and concentration, and the names found only in the
 * guidebook.
 */
interface IdNames {
  readonly printed: ReadonlySet<string>;
  readonly cores: ReadonlySet<string>;
  readonly erg: ReadonlySet<string>;
}

const OWN_FILES: ReadonlySet<string> = new Set(["niosh", "name-match"]);

/**
 * How well a substance represents an id. From 4 up: named in 49 CFR, or linked by NIOSH under such a name or by hand.
 * 0: the substance is transported under a wider entry and cannot represent it.
 */
function claim(of: InputSubstance, link: NonNullable<StoredSubstance["un"]>[number], names: IdNames): number {
  const own = [of.name, ...(of.synonyms ?? [])].map(plain);
  if (names.printed.has(own[0] ?? "")) return 5;
  if (link.src === "hand") return 4;
  if (!OWN_FILES.has(link.src)) return own.some((name) => names.printed.has(name) || names.cores.has(name)) ? 4 : 0;
  if (own.some((name) => names.printed.has(name))) return link.src === "niosh" ? 4 : 2;
  return own.some((name) => names.erg.has(name)) ? 2 : 1;
}

/** All names of an id, the displayed name first: the guidebook's name if it has only one ("Aerosols"). */
function entryNames(printed: readonly string[], erg: readonly string[]): readonly string[] {
  const lead = erg.length === 1 ? erg : [];
  return [...new Set([...lead, ...printed, ...erg])];
}

/**
 * Names printed in 49 CFR and the guidebook for an id whose document is a substance: names that the document does not
 * have (`Nitrogen, compressed`), and names of a further id (`hydrochloric acid`, under hydrogen chloride, is UN1789). A
 * name shared by two ids, or present in another document, identifies no id.
 */
function idNamesOf(
  documents: readonly StoredDocument[],
  leaders: StoredLeaders,
  namesOf: (id: string) => readonly string[],
): StoredIdNames {
  const owners = new Map<string, Set<number>>();
  documents.forEach(([, name, , , , , synonyms], place) => {
    for (const one of [name, ...synonyms].map(plainText)) owners.set(one, (owners.get(one) ?? new Set()).add(place));
  });
  const ids = new Map<string, Set<string>>();
  for (const id of Object.keys(leaders)) {
    for (const one of namesOf(id).map(plainText)) ids.set(one, (ids.get(one) ?? new Set()).add(id));
  }
  return Object.fromEntries(
    [...ids].flatMap(([one, [id = "", ...others]]) => {
      const place = leaders[id]?.[0] ?? -1;
      const [, name = "", [first] = []] = documents[place] ?? [];
      const owner = owners.get(one);
      const isSaid = owner === undefined || (owner.has(place) && id !== first && one !== plainText(name));
      return one !== "" && others.length === 0 && isSaid ? [[one, id]] : [];
    }),
  );
}

export interface SearchDocuments {
  readonly documents: StoredDocument[];
  readonly leaders: StoredLeaders;
  readonly classes: StoredClasses;
  readonly furtherNames: StoredFurtherNames;
  readonly idNames: StoredIdNames;
}

/**
 * One document per substance, and one per id that no single substance represents. A substance leads an id if it is the
 * only one linked to it or the only one with a name printed in 49 CFR; generic entries (n.o.s., pesticides) lead
 * themselves.
 */
export function buildSearchDocuments(
  input: Input,
  substances: readonly Loose<StoredSubstance>[],
  transport: readonly Loose<StoredTransport>[],
): SearchDocuments {
  const rows = [...input.core, ...input.extended];
  const byId = new Map(transport.map((entry) => [entry.id ?? "", entry]));
  const ergNames = new Map(input.un.map((un) => [un.id, un.ergNames ?? []]));
  const documents: StoredDocument[] = rows.map((of, index) => {
    const ids = (substances[index]?.un ?? []).map((link) => link.un);
    const shown = ids[0];
    const key = `cas:${of.cas}`;
    const formula = of.formula?.v ?? null;
    const isCore = index < input.core.length;
    return [key, of.name, ids, classText(byId.get(shown ?? "")), formula, weight(of, isCore), synonymsOf(of)];
  });

  const tied = new Map<string, { place: number; claim: number }[]>();
  rows.forEach((of, place) => {
    for (const link of substances[place]?.un ?? []) {
      if (isOfGroup(link)) continue;
      const printed = (byId.get(link.un)?.names ?? []).flatMap((name) => name.split(/ or |;/));
      const names = {
        printed: new Set(printed.map(plain)),
        cores: new Set(printed.map(coreName)),
        erg: new Set((ergNames.get(link.un) ?? []).map(plain)),
      };
      const list = tied.get(link.un) ?? [];
      list.push({ place, claim: claim(of, link, names) });
      tied.set(link.un, list);
    }
  });

  const leaders: Record<string, readonly number[]> = {};
  const order = (a: { place: number; claim: number }, b: { place: number; claim: number }): number =>
    b.claim - a.claim || (documents[b.place]?.[5] ?? 0) - (documents[a.place]?.[5] ?? 0) || a.place - b.place;
  for (const entry of transport) {
    const id = entry.id ?? "";
    const chosen = LEADER[id];
    const all = (tied.get(id) ?? []).toSorted(order);
    const claims = all.filter((one) => one.claim > 0);
    const best = claims[0];
    const isGeneric = LED_BY_NOBODY.includes(id) || (entry.names ?? []).some((name) => GENERIC.test(name));
    const isShared = best !== undefined && best.claim === claims[1]?.claim;
    const isOwn = best !== undefined && (best.claim >= 4 || claims.length === 1);
    const hasLeader = chosen !== undefined || (isOwn && !isGeneric && !isShared);
    const isChosen = (place: number): boolean => rows[place]?.cas === chosen;
    const places = all.map(({ place }) => place).toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
    if (hasLeader) {
      leaders[id] = places;
      continue;
    }
    const [name = id, ...others] = entryNames(entry.names ?? [], ergNames.get(id) ?? []);
    documents.push([`un:${id}`, name, [id], classText(entry), null, 0, others]);
    leaders[id] = [documents.length - 1, ...places];
  }
  for (const [id, claims] of tied) leaders[id] ??= claims.toSorted(order).map(({ place }) => place);
  const further = new Set(documents.flatMap(([, , ids]) => ids.slice(1)));
  const classes: Record<string, string> = {};
  const furtherNames: Record<string, string> = {};
  for (const [id, entry] of byId) {
    const text = classText(entry);
    const [printed] = entry.names ?? [];
    if (text !== null && further.has(id)) classes[id] = text;
    if (printed !== undefined && further.has(id)) furtherNames[id] = shortShippingName(printed);
  }
  const namesOf = (id: string): readonly string[] => [
    ...(byId.get(id)?.names ?? []).flatMap((name) => name.replace(/,? see also .*$/, "").split(/ or |;/)),
    ...(ergNames.get(id) ?? []).map((name) => name.replace(/ \(when spilled .*\)$/, "")),
  ];
  const idNames = idNamesOf(documents, leaders, namesOf);
  return {
    documents: documents.map((one, place) => weighed(one, place, leaders)),
    leaders,
    classes,
    furtherNames,
    idNames,
  };
}

/** The leaders that cannot be derived from the documents. */
export function leadersBesides({ documents, leaders }: SearchDocuments): StoredLeaders {
  const told = plainLeaders(documents);
  const others = Object.entries(leaders).filter(([id, places]) => String(places) !== String(told.get(id)));
  return Object.fromEntries(others);
}

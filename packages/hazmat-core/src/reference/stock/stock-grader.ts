import type { SearchData, TransportData } from "../../data/load.ts";
import type { StoredSubstance } from "../../data/stored-substance.ts";
import {
  readingsOfClass,
  readingsOfOtherForms,
  readingsOfReference,
  stockLevelOf,
  type StockIdentity,
  type StockLevel,
  type StockReading,
} from "../../hazard/stock-level.ts";
import { parseCasNumber } from "../../identity/cas-number.ts";
import { parseUnNumber } from "../../identity/un-number.ts";
import { hazardLevelOf, hazardLevelOfTransport } from "../hazard-level-of.ts";
import { levelOfForm, type LevelOfForm } from "../level-of-form.ts";
import { transportOf } from "../record-of.ts";
import { transportEntryOf } from "../transport-entry-of.ts";

/**
 * Function that returns the hazard level of a stored chemical from its class text, UN number and CAS number. Never
 * throws and never guesses from the name.
 */
export type StockGrader = (stock: StockIdentity) => StockLevel;

/**
 * Creates a rater over the loaded reference.
 *
 * A number is rated as the record of that number, so that an inventory row and its card agree: the highest derivation
 * of that record leads. If the UN number is one of several of the substance, it determines the form: its own entry
 * leads over those of the other forms, which are named.
 */
export function createStockGrader(
  search: SearchData,
  substances: ReadonlyMap<string, StoredSubstance>,
  transport: TransportData,
): StockGrader {
  const ofSubstance = memoize((cas) => {
    const substance = substances.get(cas);
    return substance === undefined ? null : hazardLevelOf(substance, transportOf(substance, transport));
  });
  const ofForm = memoize((key): LevelOfForm | null => {
    const [cas = "", id = ""] = key.split(" ");
    const substance = substances.get(cas);
    const stored = transport.entries.get(id);
    if (substance === undefined || stored === undefined) return null;
    return levelOfForm(substance, transportEntryOf(stored, transport.guides), transportOf(substance, transport));
  });
  const readingsOfSubstance = (cas: string, ids: readonly string[], read: StockNumber): readonly StockReading[] => {
    const forms = ids.flatMap((id) => ofForm(`${cas} ${id}`) ?? []);
    const level = ofSubstance(cas);
    if (forms.length === 0) return level === null ? [] : readingsOfReference(...read, level);
    return forms.flatMap(({ own, otherForms }) => [
      ...readingsOfReference(...read, own),
      ...readingsOfOtherForms(...read, otherForms),
    ]);
  };
  const readingsOfId = (id: string): readonly StockReading[] => {
    const [place] = search.leaders[id] ?? [];
    const key = place === undefined ? undefined : search.documents[place]?.[0];
    if (key?.startsWith("cas:") === true) return readingsOfSubstance(key.slice("cas:".length), [id], ["un", id]);
    const entry = transport.entries.get(id);
    if (entry === undefined) return [];
    return readingsOfReference("un", id, hazardLevelOfTransport(transportEntryOf(entry, transport.guides)));
  };
  return ({ classification, unNumber, casNumber }) => {
    const ids = isBlank(unNumber) ? [] : idsOf(unNumber);
    return stockLevelOf([
      ...readingsOfClass(classification),
      ...(isBlank(unNumber) ? [] : readingsOfUnNumber(unNumber, ids, readingsOfId)),
      ...(isBlank(casNumber) ? [] : readingsOfCasNumber(casNumber, ids, readingsOfSubstance)),
    ]);
  };
}

/** The number of a derivation, and its text for a sentence. */
type StockNumber = readonly [from: "un" | "cas", id: string];

function memoize<Answer>(work: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, Answer>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = work(key);
    known.set(key, answer);
    return answer;
  };
}

/** Four bare digits can also be a North American number: the placard is the same. */
function idsOf(typed: string): readonly string[] {
  const read = parseUnNumber(typed);
  if (!read.ok) return [];
  return /^\d/.test(typed.trim()) ? [read.value, `NA${read.value.slice(2)}`] : [read.value];
}

function readingsOfUnNumber(
  typed: string,
  ids: readonly string[],
  readingsOfId: (id: string) => readonly StockReading[],
): readonly StockReading[] {
  const [first] = ids;
  if (first === undefined) return [unreadReading("un", typed, "is not a UN number.")];
  const listed = ids.flatMap(readingsOfId);
  const found = listed.length > 0 ? listed : readingsOfId(`NA${first.slice(2)}`); // UN9191 is NA9191
  return found.length > 0 ? found : [unreadReading("un", first, "is not in the reference data.")];
}

function readingsOfCasNumber(
  typed: string,
  ids: readonly string[],
  readingsOfSubstance: (cas: string, ids: readonly string[], read: StockNumber) => readonly StockReading[],
): readonly StockReading[] {
  const read = parseCasNumber(typed);
  if (!read.ok) return [unreadReading("cas", typed, "is not a CAS number.")];
  const id = `CAS ${read.value}`;
  const found = readingsOfSubstance(read.value, ids, ["cas", id]);
  return found.length > 0 ? found : [unreadReading("cas", id, "is not in the reference data.")];
}

function unreadReading(from: "un" | "cas", id: string, why: string): StockReading {
  return { kind: "unknown", level: null, basis: `${id} ${why}`, sources: [], from, id };
}

function isBlank(text: string | null): text is null {
  return text === null || text.trim() === "";
}

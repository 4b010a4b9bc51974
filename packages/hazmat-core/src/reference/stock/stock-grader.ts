import type { SearchData, TransportData } from "../../data/load.ts";
import type { StoredSubstance } from "../../data/stored-substance.ts";
import type { ExplainedHazardLevel } from "../../hazard/hazard-level.ts";
import {
  readingsOfClass,
  readingsOfReference,
  stockLevelOf,
  type StockIdentity,
  type StockLevel,
  type StockReading,
} from "../../hazard/stock-level.ts";
import { parseCasNumber } from "../../identity/cas-number.ts";
import { parseUnNumber } from "../../identity/un-number.ts";
import { hazardLevelOf, hazardLevelOfTransport } from "../hazard-level-of.ts";
import { transportOf } from "../record-of.ts";
import { transportEntryOf } from "../transport-entry-of.ts";

/** Level of a stored chemical by its class text, UN number and CAS number. Never fails and never guesses by the name. */
export type StockGrader = (stock: StockIdentity) => StockLevel;

/**
 * A grader over the reference as loaded.
 *
 * A number is graded as the record that answers for it, so that a row of an inventory and the card it opens say the
 * same: the highest derivation of that record leads.
 */
export function createStockGrader(
  search: SearchData,
  substances: ReadonlyMap<string, StoredSubstance>,
  transport: TransportData,
): StockGrader {
  const ofSubstance = workedOutOnce((cas) => {
    const substance = substances.get(cas);
    return substance === undefined ? null : hazardLevelOf(substance, transportOf(substance, transport));
  });
  const ofId = workedOutOnce((id) => {
    const [place] = search.leaders[id] ?? [];
    const key = place === undefined ? undefined : search.documents[place]?.[0];
    if (key?.startsWith("cas:") === true) return ofSubstance(key.slice("cas:".length));
    const entry = transport.entries.get(id);
    return entry === undefined ? null : hazardLevelOfTransport(transportEntryOf(entry, transport.guides));
  });
  return ({ classification, unNumber, casNumber }) =>
    stockLevelOf([
      ...readingsOfClass(classification),
      ...(isBlank(unNumber) ? [] : readingsOfUnNumber(unNumber, ofId)),
      ...(isBlank(casNumber) ? [] : readingsOfCasNumber(casNumber, ofSubstance)),
    ]);
}

type LevelOf = (key: string) => ExplainedHazardLevel | null;

function workedOutOnce(work: LevelOf): LevelOf {
  const known = new Map<string, ExplainedHazardLevel | null>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const level = work(key);
    known.set(key, level);
    return level;
  };
}

function readingsOfUnNumber(typed: string, ofId: LevelOf): readonly StockReading[] {
  const read = parseUnNumber(typed);
  if (!read.ok) return [unread("un", typed, "is no UN number.")];
  // Four bare digits may be a North American number too: what stands on the placard is the same.
  const isBare = /^\d/.test(typed.trim());
  const ids = isBare ? [read.value, `NA${read.value.slice(2)}`] : [read.value];
  const found = ids.flatMap((id) => {
    const level = ofId(id);
    return level === null ? [] : readingsOfReference("un", id, level);
  });
  return found.length > 0 ? found : [unread("un", read.value, "is not in the reference.")];
}

function readingsOfCasNumber(typed: string, ofSubstance: LevelOf): readonly StockReading[] {
  const read = parseCasNumber(typed);
  if (!read.ok) return [unread("cas", typed, "is no CAS number.")];
  const id = `CAS ${read.value}`;
  const level = ofSubstance(read.value);
  return level === null ? [unread("cas", id, "is not in the reference.")] : readingsOfReference("cas", id, level);
}

function unread(from: "un" | "cas", id: string, why: string): StockReading {
  return { kind: "unknown", level: null, basis: `${id} ${why}`, sources: [], from, id };
}

function isBlank(text: string | null): text is null {
  return text === null || text.trim() === "";
}

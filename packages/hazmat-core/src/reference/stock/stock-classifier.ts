import type { TransportData } from "../../data/load.ts";
import type { StoredSubstance } from "../../data/stored-substance.ts";
import { readClassCodes } from "../../hazard/class-words.ts";
import type { StockClass } from "../../hazard/stock-class.ts";
import type { StockIdentity } from "../../hazard/stock-level.ts";
import { parseCasNumber } from "../../identity/cas-number.ts";
import { parseUnNumber } from "../../identity/un-number.ts";
import { citation, type SourceRef } from "../../provenance/source.ts";
import { classTextOf } from "../../record/class-text.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";
import { transportOf } from "../record-of.ts";
import { transportEntryOf } from "../transport-entry-of.ts";

/**
 * Function that returns the UN class of a stored chemical from its class text, UN number and CAS number. Never throws
 * and never guesses from the name.
 */
export type StockClassifier = (stock: StockIdentity) => StockClass;

interface ListedClass {
  readonly from: "un" | "cas";
  readonly text: string;
  readonly source: SourceRef;
}

/**
 * Creates a classifier over the loaded reference.
 *
 * The class entered by the business is kept, and a differing class of its UN number is named. Otherwise the UN number
 * gives the class, otherwise the CAS number if all UN numbers of the substance have the same class.
 */
export function createStockClassifier(
  substances: ReadonlyMap<string, StoredSubstance>,
  transport: TransportData,
): StockClassifier {
  const ofUnNumber = (typed: string | null): ListedClass | null => {
    const read = typed === null ? null : parseUnNumber(typed);
    if (read?.ok !== true) return null;
    // Four bare digits can also be a North American number: the placard is the same.
    const ids = [read.value, `NA${read.value.slice(2)}`];
    const entry = ids.map((id) => transport.entries.get(id)).find((found) => found?.class !== undefined);
    return entry === undefined ? null : listedClass("un", transportEntryOf(entry, transport.guides));
  };
  const ofCasNumber = (typed: string | null): ListedClass | null => {
    const read = typed === null ? null : parseCasNumber(typed);
    const substance = read?.ok === true ? substances.get(read.value) : undefined;
    const [first, ...further] = substance === undefined ? [] : transportOf(substance, transport);
    if (first === undefined || further.some((entry) => classTextOf(entry) !== classTextOf(first))) return null;
    return listedClass("cas", first);
  };
  return ({ classification, unNumber, casNumber }) => {
    const written = writtenClass(classification);
    const byUn = ofUnNumber(unNumber);
    if (written !== null) return declaredClass(written, byUn);
    return derivedClass(byUn ?? ofCasNumber(casNumber));
  };
}

function writtenClass(classification: string | null): string | null {
  const text = classification?.trim() ?? "";
  return readClassCodes(text) === null ? null : text;
}

function listedClass(from: ListedClass["from"], entry: TransportEntry): ListedClass | null {
  const text = classTextOf(entry);
  return text === null ? null : { from, text, source: entry.source };
}

function declaredClass(written: string, byUn: ListedClass | null): StockClass {
  const [primary] = readClassCodes(written)?.codes ?? [];
  const differs = byUn === null || readClassCodes(byUn.text)?.codes[0] === primary ? null : byUn;
  const text = "As entered by the site.";
  const other = differs === null ? "" : ` ${citation(differs.source)} lists class ${differs.text}.`;
  return {
    hazardClass: written,
    basis: { kind: "class", text: `${text}${other}`, source: null, differs: differs?.text ?? null },
  };
}

function derivedClass(by: ListedClass | null): StockClass {
  if (by === null) {
    const text = "No class on file, and no UN or CAS number on file gives one.";
    return { hazardClass: null, basis: { kind: "none", text, source: null, differs: null } };
  }
  const text = `Derived from ${citation(by.source)}.`;
  const source = { ...by.source, mark: by.source.mark ?? "derived" } as const;
  return { hazardClass: by.text, basis: { kind: by.from, text, source, differs: null } };
}

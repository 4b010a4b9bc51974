import { loadSubstances, loadTransport, type TransportData } from "../data/load.ts";
import { once } from "../data/once.ts";
import type { StoredSubstance } from "../data/stored-substance.ts";
import { readClassCodes } from "../hazard/class-words.ts";
import type { StockIdentity } from "../hazard/stock-level.ts";
import { parseCasNumber } from "../identity/cas-number.ts";
import { parseUnNumber } from "../identity/un-number.ts";
import type { PackingGroup } from "../record/packing-group.ts";
import { loadStockClassifier } from "../reference/stock/load-stock.ts";
import type { StockClassifier } from "../reference/stock/stock-classifier.ts";
import type { KnownName, ReactivitySubject } from "./reactive-group.ts";

/** A row of an inventory: its names and its hazard data. */
export interface NamedStock extends StockIdentity {
  readonly name: string;
  /** As entered by the site; omitted or `null`: not stated. */
  readonly packingGroup?: PackingGroup | null;
}

/** Function that converts a stored chemical to an input of the prediction. */
export type StockSubject = (stock: NamedStock) => ReactivitySubject;

const reader = once(async () => {
  const [classify, substances, transport] = await Promise.all([
    loadStockClassifier(),
    loadSubstances(),
    loadTransport(),
  ]);
  return createStockSubject(classify, substances, transport);
});

/**
 * Loads the reference once and returns the function that prepares stored chemicals for the prediction of reactions. A
 * row "Tank 3" with UN 1789 is then also treated as hydrochloric acid: the names and classes of its numbers are added
 * to its own.
 *
 * @example
 * const subjectOf = await loadStockSubject();
 * const tank = subjectOf({ name: "Tank 3", unNumber: "1789", casNumber: null, classification: null });
 * tank.alsoNamed; // [{ name: "Hydrochloric acid", from: "UN1789" }]
 */
export function loadStockSubject(): Promise<StockSubject> {
  return reader();
}

function createStockSubject(
  classify: StockClassifier,
  substances: ReadonlyMap<string, StoredSubstance>,
  transport: TransportData,
): StockSubject {
  return (stock) => {
    const cas = stock.casNumber === null ? null : parseCasNumber(stock.casNumber);
    const substance = cas?.ok === true ? substances.get(cas.value) : undefined;
    return {
      name: stock.name,
      alsoNamed: [...namesOfUn(stock.unNumber, transport), ...nameOfCas(substance)],
      casNumber: cas?.ok === true ? cas.value : null,
      formula: substance?.formula?.[0] ?? null,
      hazardClasses: classesOf(stock, classify),
      ...(stock.packingGroup != null && { packingGroups: [stock.packingGroup] }),
    };
  };
}

function namesOfUn(typed: string | null, { entries }: TransportData): readonly KnownName[] {
  const read = typed === null ? null : parseUnNumber(typed);
  if (read?.ok !== true) return [];
  const entry = entries.get(read.value) ?? entries.get(`NA${read.value.slice(2)}`);
  return entry === undefined ? [] : entry.names.map((name) => ({ name, from: entry.id }));
}

const nameOfCas = (substance: StoredSubstance | undefined): readonly KnownName[] =>
  substance === undefined ? [] : [{ name: substance.name, from: `CAS ${substance.cas}` }];

/** Joins a compatibility letter to its division: `1.4 s` becomes `1.4S`. */
const withJoinedLetters = (text: string | null): string | null =>
  text?.replace(
    /\b(1\.[1-6])\s?([a-hj-lns])\b/gi,
    (_, division: string, letter: string) => division + letter.toUpperCase(),
  ) ?? null;

/**
 * The class entered by the site and, if its number has another one, that class too: an additional group only adds
 * warnings.
 */
function classesOf(stock: StockIdentity, classify: StockClassifier): readonly string[] {
  const { hazardClass, basis } = classify({ ...stock, classification: withJoinedLetters(stock.classification) });
  return [hazardClass, basis.differs].flatMap((text) => (text === null ? [] : (readClassCodes(text)?.codes ?? [])));
}

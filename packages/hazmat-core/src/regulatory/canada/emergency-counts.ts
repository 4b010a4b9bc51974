import { once } from "../../data/once.ts";
import type { SourceRef } from "../../provenance/source.ts";
import { appliesTo, type Applies } from "../lists/listing-condition.ts";
import { loadStoredLists } from "../lists/load-lists.ts";
import type { StoredEmergencyRow } from "../lists/stored-lists.ts";
import { NOTHING, shareOf, sum, yearlyMaximum, type AmountRange } from "../tier-two/amount-range.ts";
import { knownDigits } from "../tier-two/known-digits.ts";
import { kilogramsOf } from "../tier-two/pounds.ts";
import { withHyphenatedNumbers, type StockGap, type StoredStock } from "../tier-two/stored-stock.ts";
import type { ThresholdVerdict } from "../tier-two/thresholds.ts";

/**
 * Hazard for which Schedule 1 lists a substance: aquatically toxic, combustible, explosive vapour cloud, pool fire,
 * inhaled, oxidiser.
 */
export type EmergencyHazard = "A" | "C" | "E" | "F" | "I" | "O";

/** A substance of Schedule 1 at one site compared with its threshold. Amounts are in tonnes. */
export interface EmergencyCount {
  readonly casNumber: string;
  /** Name in its first row. */
  readonly name: string;
  readonly unNumber: string | null;
  readonly hazard: string;
  /** 2: as an aqueous solution. */
  readonly part: 1 | 2;
  readonly thresholdT: number;
  /** Minimum percent by weight that counts; `null`: the schedule gives none. */
  readonly leastPercent: number | null;
  /** Of the substance alone: for a mixture its fraction by weight [SOR/2019-51, section 3(3) and (4)]. */
  readonly quantity: AmountRange;
  /** Significant digits to which the quantity is known. */
  readonly digits: number;
  /** Maximum container capacity stated, with its whole content; `null`: not stated. */
  readonly largestContainerT: number | null;
  readonly byQuantity: ThresholdVerdict;
  /**
   * True if one container holds the threshold quantity; `null`: no container is stated. Its full physical capacity
   * counts, whatever fraction of it is the substance [SOR/2019-51, sections 1(1) and 3(1)(b)].
   */
  readonly byContainer: boolean | null;
  readonly gaps: readonly StockGap[];
  readonly rows: readonly { readonly id: number; readonly name: string }[];
  readonly source: SourceRef;
}

/** Maximum content of containers that are not counted: 0.03 t [SOR/2019-51, section 3(2)(b)]. */
const SMALL_CONTAINER_KG = 30;
const KG_PER_TONNE = 1000;
const WATER = "7732-18-5";

/** Schedule 1, for queries about the stock of one site. */
export interface EmergencySchedule {
  readonly countsOf: (stock: readonly StoredStock[]) => readonly EmergencyCount[];
}

/**
 * Loads Schedule 1 of the Environmental Emergency Regulations, 2019, on first use. Each listed substance of a site is
 * added up over pure stock and over mixtures of sufficient concentration. Other exceptions of sections 2 and 3 (time on
 * site, flash point, distance to the boundary …) need a person's judgement: nothing is excluded for those.
 *
 * @example
 * const schedule = await loadEmergencySchedule();
 * schedule.countsOf([]); // []
 */
export const loadEmergencySchedule: () => Promise<EmergencySchedule> = once(async () => {
  const { e2 } = await loadStoredLists();
  const byCas = Map.groupBy(e2, ({ cas }) => cas);
  return {
    countsOf: (stock) => {
      const shares = stock.flatMap((row) => sharesOf(withHyphenatedNumbers(row), byCas));
      const groups = Map.groupBy(shares, ({ row: { part, cas } }) => `${part} ${cas}`);
      return [...groups.values()].map(countOf).toSorted((a, b) => a.casNumber.localeCompare(b.casNumber, "en"));
    },
  };
});

interface Share {
  readonly row: StoredEmergencyRow;
  readonly stock: StoredStock;
  /** In kilograms. */
  readonly amount: AmountRange;
}

function sharesOf(stock: StoredStock, byCas: ReadonlyMap<string, readonly StoredEmergencyRow[]>): readonly Share[] {
  const { composition, parts, largest_container } = stock.fields;
  const container = largest_container === null ? null : kilograms(stock, largest_container);
  if (container !== null && container <= SMALL_CONTAINER_KG) return [];
  const whole = yearlyMaximum(stock, "kg");
  const inIt =
    composition === "mixture" && parts.length > 0
      ? parts.map(({ cas_number, percent, basis }) => ({
          cas: cas_number,
          percent: basis === "weight" ? percent : null,
        }))
      : [{ cas: stock.casNumber, percent: composition === "pure" ? 100 : null }];
  const isAqueous = parts.some(({ cas_number }) => cas_number === WATER);
  return inIt.flatMap(({ cas, percent }) =>
    rowsFor(byCas.get(cas ?? "") ?? [], isAqueous).flatMap((row) => {
      const applies = rowApplies(row, stock, percent);
      if (applies === "no") return [];
      const share = percent === null ? 1 : percent / 100;
      const gaps = applies === "yes" ? [] : [composition === null ? ("composition" as const) : ("part_share" as const)];
      return [{ row, stock, amount: shareOf(whole, applies === "yes" ? share : 0, share, gaps) }];
    }),
  );
}

/** For an aqueous solution the second part applies, if it lists the substance. */
function rowsFor(rows: readonly StoredEmergencyRow[], isAqueous: boolean): readonly StoredEmergencyRow[] {
  const solutions = rows.filter(({ part }) => part === 2);
  return isAqueous && solutions.length > 0 ? solutions : rows;
}

function rowApplies(
  { part, form, percent: least }: StoredEmergencyRow,
  { fields, unNumber }: StoredStock,
  percent: number | null,
): Applies {
  const { states } = fields;
  if (percent !== null && least !== null && percent < least) return "no";
  if (part === 2) return appliesTo({ form: "solution" }, { states, percent });
  if (form === "anhydrous") return appliesTo({ form }, { states, percent });
  if (form === "solid" && states.length === 0) return "depends";
  if (form === "solid" && !states.includes("solid")) return "no";
  // White and red phosphorus share their CAS number: the UN number distinguishes them.
  if (form === "white" && unNumber === null) return "depends";
  if (form === "white" && !isWhite(unNumber ?? "")) return "no";
  return percent === null ? "depends" : "yes";
}

const isWhite = (unNumber: string): boolean => ["1381", "2447"].includes(unNumber.replaceAll(/\D/g, ""));

function countOf(shares: readonly Share[]): EmergencyCount {
  const [first] = shares;
  if (first === undefined) throw new RangeError("A substance without a row has no count.");
  const { row, stock } = first;
  const kg = shares.reduce((all, { amount }) => sum(all, amount), NOTHING);
  const quantity = {
    ...kg,
    least: kg.least / KG_PER_TONNE,
    most: kg.most / KG_PER_TONNE,
    today: kg.today / KG_PER_TONNE,
  };
  const containers = shares.flatMap(({ stock: { fields }, stock: of }) =>
    fields.largest_container === null ? [] : (kilograms(of, fields.largest_container) ?? []),
  );
  const largest = containers.length === 0 ? null : Math.max(...containers) / KG_PER_TONNE;
  const byQuantity = verdictOf(quantity, row.tonnes);
  return {
    casNumber: row.cas,
    name: stock.name,
    unNumber: stock.unNumber,
    hazard: row.hazard,
    part: row.part,
    thresholdT: row.tonnes,
    leastPercent: row.percent,
    quantity,
    digits: knownDigits(shares.map(({ stock: of }) => of)),
    largestContainerT: largest,
    byQuantity,
    byContainer: largest === null ? null : largest >= row.tonnes,
    gaps: byQuantity === "over" || byQuantity === "under" ? [] : quantity.gaps,
    rows: shares.map(({ stock: { id, name } }) => ({ id, name })),
    source: { key: "SOR2019-51", locator: `part ${row.part}, ${row.cas}`, mark: "unverified" },
  };
}

function verdictOf({ least, most, today }: AmountRange, threshold: number): ThresholdVerdict {
  if (least >= threshold) return "over";
  if (most < threshold) return "under";
  return today < threshold ? "under_today" : "undecided";
}

function kilograms({ unit, fields }: StoredStock, amount: number): number | null {
  const converted = kilogramsOf(amount, fields.unit ?? unit, fields.density);
  return converted.kind === "known" ? converted.value : null;
}

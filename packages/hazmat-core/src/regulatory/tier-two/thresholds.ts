import type { SourceRef } from "../../provenance/source.ts";
import type { RegulatoryLists, RegulatoryListing } from "../lists/regulatory-lists.ts";
import { isAboveStated, NOTHING, sum, yearlyMaximum, type AmountRange } from "./amount-range.ts";
import { fuelOf, isRetailException, type Fuel } from "./fuels.ts";
import { knownDigits } from "./known-digits.ts";
import { ehsSharesOf, type ListedShare } from "./stock-parts.ts";
import { withHyphenatedNumbers, type StockGap, type StoredStock } from "./stored-stock.ts";
import type { TierTwoPlace } from "./tier-two-fields.ts";

/**
 * The threshold that was applied. `ehs_planning`: the substance's own planning quantity, below 500 lb; `ehs_500`: 500
 * lb; `hazardous`: 10,000 lb; `gasoline`, `diesel`: of retail stations, in gallons.
 */
export type ThresholdRule = "ehs_planning" | "ehs_500" | "hazardous" | "gasoline" | "diesel";

/**
 * `over`: to be reported. `undecided`: depends on missing data. `under_today`: below by today's quantity, while the
 * rule needs the maximum of the year, which is not stated. `under`: below.
 */
export const THRESHOLD_VERDICTS = ["over", "undecided", "under_today", "under"] as const;

/** An entry of `THRESHOLD_VERDICTS`. */
export type ThresholdVerdict = (typeof THRESHOLD_VERDICTS)[number];

/** One substance of a facility compared with its threshold. */
export interface SubstanceCount {
  readonly key: string;
  readonly name: string;
  readonly casNumber: string | null;
  readonly rule: ThresholdRule;
  /** In `unit`. If it depends on missing data, the lowest possible value. */
  readonly threshold: number;
  readonly thresholdMost: number;
  readonly unit: "lb" | "gal";
  readonly amount: AmountRange;
  /** Significant digits to which the amount is known. */
  readonly digits: number;
  readonly verdict: ThresholdVerdict;
  /** Data that would decide it, in the order of `STOCK_GAPS`. Empty unless the verdict is undecided. */
  readonly gaps: readonly StockGap[];
  /** The rows that count, each with its share of the amount. */
  readonly rows: readonly {
    readonly id: number;
    readonly name: string;
    readonly amount: AmountRange;
    readonly isPart: boolean;
    /** True if the current quantity exceeds the stated maximum, which is the one that counts. Show both. */
    readonly isAboveStated: boolean;
  }[];
  readonly sources: readonly SourceRef[];
}

const EHS_MAX_LB = 500;
const HAZARDOUS_LB = 10_000;

const RULE: SourceRef = { key: "40CFR370", locator: "370.10" };

/**
 * Compares every substance of one facility with the threshold for a Tier II report: an extremely hazardous one over all
 * rows and mixtures, any other chemical by its CAS number or name. Missing data leave a verdict undecided instead of
 * being guessed.
 *
 * @param inventory - of the facility, which may be several adjoining sites
 * @returns those to be reported first, then the undecided ones
 * @example
 * const lists = await loadRegulatoryLists();
 * const fields = { ...NO_CHEMICAL_FIELDS, composition: "pure", unit: "lbs", max_amount: 150 };
 * const row = { id: 1, name: "Chlorine", casNumber: "7782-50-5", unNumber: "1017", quantity: 100, unit: "lbs", place: "Shed", fields };
 * thresholdsOf([row], NO_PLACE_FIELDS, lists)[0]?.verdict; // "over"
 */
export function thresholdsOf(
  inventory: readonly StoredStock[],
  place: TierTwoPlace,
  lists: RegulatoryLists,
): readonly SubstanceCount[] {
  const rows = inventory.map(withHyphenatedNumbers);
  const counted = rows.filter(({ fields }) => fields.hazards === null || fields.hazards.length > 0);
  // The list defines what is extremely hazardous: a user cannot override it.
  const shares = rows.flatMap((stock) => ehsSharesOf(stock, lists));
  const isEhs = new Set(shares.filter(({ isPart }) => !isPart).map(({ stock }) => stock.id));
  const isPure = new Set(shares.filter(isPureShare).map(({ stock }) => stock.id));
  const ordinary = groupsOf(counted, (stock) => fuelOf(stock)?.id ?? hazardousKey(stock)).map((group) =>
    hazardousCount(group, place),
  );
  const found = [
    ...groupsOf(shares, ({ casNumber }) => casNumber).map(ehsCount),
    // A substance with its own lower threshold appears here again only if the higher one is reached.
    ...ordinary.filter((count) => !count.rows.every(({ id }) => isEhs.has(id)) || isOverAsWhole(count, isPure)),
  ];
  return found.toSorted(
    (a, b) => THRESHOLD_VERDICTS.indexOf(a.verdict) - THRESHOLD_VERDICTS.indexOf(b.verdict) || compare(a.name, b.name),
  );
}

/** Over the ordinary threshold, while its composition is not known well enough for the lower one. */
function isOverAsWhole({ verdict, rows }: SubstanceCount, isPure: ReadonlySet<number>): boolean {
  return verdict === "over" && !rows.every(({ id }) => isPure.has(id));
}

const isPureShare = ({ stock, listing }: ListedShare): boolean =>
  stock.fields.composition === "pure" && listing.applies === "yes";

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

type Group<Of> = readonly [Of, ...Of[]];

function groupsOf<Of>(all: readonly Of[], keyOf: (one: Of) => string): readonly Group<Of>[] {
  const groups = new Map<string, [Of, ...Of[]]>();
  for (const one of all) {
    const known = groups.get(keyOf(one));
    if (known === undefined) groups.set(keyOf(one), [one]);
    else known.push(one);
  }
  return [...groups.values()];
}

/**
 * A mixture counts as one chemical by its name; a chemical with a CAS number that is not stated to be a mixture, by
 * that.
 */
function hazardousKey({ name, casNumber, fields }: StoredStock): string {
  return fields.composition === "mixture" || casNumber === null ? name.trim().toLowerCase() : casNumber;
}

function ehsCount(shares: Group<ListedShare>): SubstanceCount {
  const [{ listing, casNumber }] = shares;
  const limits = shares.map(({ listing: row, stock }) => ehsLimit(row, stock));
  const least = Math.min(...limits.map((limit) => limit.least));
  const most = Math.max(...limits.map((limit) => limit.most));
  const amount = shares.reduce((all, share) => sum(all, share.amount), NOTHING);
  return countOf({
    key: `ehs:${casNumber}`,
    name: listing.name,
    casNumber,
    rule: least < EHS_MAX_LB ? "ehs_planning" : "ehs_500",
    threshold: least,
    thresholdMost: most,
    unit: "lb",
    amount: { ...amount, gaps: [...amount.gaps, ...limits.flatMap(({ gaps }) => gaps)] },
    digits: knownDigits(shares.map(({ stock }) => stock)),
    rows: shares.map((share) => ({ ...rowOf(share.stock), amount: share.amount, isPart: share.isPart })),
    sources: [RULE, listing.source],
  });
}

/** 500 lb or the planning quantity, whichever is lower; a range if form or concentration is not stated. */
function ehsLimit(
  { planning, planningCoarse, applies }: RegulatoryListing,
  { fields }: StoredStock,
): { readonly least: number; readonly most: number; readonly gaps: readonly StockGap[] } {
  const [low, coarse] = [planning?.value ?? EHS_MAX_LB, planningCoarse?.value];
  const fine = Math.min(EHS_MAX_LB, low);
  const rough = coarse === undefined ? fine : Math.min(EHS_MAX_LB, coarse);
  const isSolid = fields.states.length === 0 || fields.states.includes("solid");
  const isFine = isSolid ? fields.is_fine_solid : true;
  const limit = isFine === false ? rough : fine;
  const most = isFine === null ? rough : limit;
  const gaps: readonly StockGap[] = most > limit ? ["solid_form"] : [];
  if (applies === "yes") return { least: limit, most, gaps };
  return { least: limit, most: HAZARDOUS_LB, gaps: [...gaps, fields.states.length === 0 ? "state" : "strength"] };
}

function hazardousCount(rows: Group<StoredStock>, place: TierTwoPlace): SubstanceCount {
  const [first] = rows;
  const fuel = fuelOf(first);
  const exception = fuel === null ? false : isRetailException(rows, place);
  if (fuel !== null && exception !== false) return fuelCount(rows, fuel, exception);
  return ordinaryCount(rows, fuel);
}

function ordinaryCount(rows: Group<StoredStock>, fuel: Fuel | null): SubstanceCount {
  const [first] = rows;
  return countOf({
    key: `hazardous:${fuel?.id ?? hazardousKey(first)}`,
    name: first.name,
    casNumber: first.casNumber,
    rule: "hazardous",
    threshold: HAZARDOUS_LB,
    thresholdMost: HAZARDOUS_LB,
    unit: "lb",
    amount: rows.reduce((all, stock) => sum(all, yearlyMaximum(stock, "lb")), NOTHING),
    digits: knownDigits(rows),
    rows: rows.map((stock) => ({ ...rowOf(stock), amount: yearlyMaximum(stock, "lb"), isPart: false })),
    sources: [RULE],
  });
}

/**
 * @param exception - `null`: depends on the station, whose data are incomplete
 */
function fuelCount(rows: Group<StoredStock>, fuel: Fuel, exception: true | null): SubstanceCount {
  const [first] = rows;
  const retail = countOf({
    key: `hazardous:${fuel.id}`,
    name: first.name,
    casNumber: first.casNumber,
    rule: fuel.id,
    threshold: fuel.thresholdGal,
    thresholdMost: fuel.thresholdGal,
    unit: "gal",
    amount: rows.reduce((all, stock) => sum(all, yearlyMaximum(stock, "gal")), NOTHING),
    digits: knownDigits(rows),
    rows: rows.map((stock) => ({ ...rowOf(stock), amount: yearlyMaximum(stock, "gal"), isPart: false })),
    sources: [{ ...RULE, locator: "370.10(a)(2), 64 FR 7032" }],
  });
  if (exception === true) return retail;
  const ordinary = ordinaryCount(rows, fuel);
  if (ordinary.verdict !== "over" || retail.verdict === "over") return ordinary;
  return { ...ordinary, verdict: "undecided", gaps: ["station"], sources: [RULE, ...retail.sources] };
}

const rowOf = (stock: StoredStock): Pick<SubstanceCount["rows"][number], "id" | "name" | "isAboveStated"> => ({
  id: stock.id,
  name: stock.name,
  isAboveStated: isAboveStated(stock),
});

function countOf(count: Omit<SubstanceCount, "verdict" | "gaps">): SubstanceCount {
  const verdict = verdictOf(count);
  const isOpen = verdict === "undecided" || verdict === "under_today";
  return { ...count, verdict, gaps: isOpen ? [...new Set(count.amount.gaps)] : [] };
}

function verdictOf({
  amount,
  threshold,
  thresholdMost,
}: Pick<SubstanceCount, "amount" | "threshold" | "thresholdMost">): ThresholdVerdict {
  if (amount.least >= thresholdMost) return "over";
  if (amount.most < threshold) return "under";
  return amount.today < threshold ? "under_today" : "undecided";
}

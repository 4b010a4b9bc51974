import type { RegulatoryLists, RegulatoryListing } from "../lists/regulatory-lists.ts";
import { shareOf, yearlyMaximum, type AmountRange } from "./amount-range.ts";
import type { StockGap, StoredStock } from "./stored-stock.ts";
import type { MixturePart } from "./tier-two-fields.ts";

/** Amount of a row that counts towards one listed substance. */
export interface ListedShare {
  readonly listing: RegulatoryListing;
  readonly casNumber: string;
  readonly stock: StoredStock;
  /** In pounds. */
  readonly amount: AmountRange;
  /** True if it is a component of a mixture. */
  readonly isPart: boolean;
}

/** Minimum percentage of a mixture component that counts; entered from memory [40CFR370, 370.14]. */
const COUNTS_FROM_PERCENT = 1;
const CARCINOGEN_COUNTS_FROM_PERCENT = 0.1;

/** The extremely hazardous substances of a row: the substance itself, or the components of a mixture that count. */
export function ehsSharesOf(stock: StoredStock, lists: RegulatoryLists): readonly ListedShare[] {
  const { composition, parts, states } = stock.fields;
  const whole = yearlyMaximum(stock, "lb");
  if (composition === "mixture" && parts.length > 0) {
    return parts.flatMap((part) => partShares(stock, part, whole, lists));
  }
  const { casNumber } = stock;
  if (casNumber === null) return [];
  const percent = composition === "pure" ? 100 : null;
  // The other components are not stated: between nothing and all of it.
  const amount =
    composition === "pure" ? whole : shareOf(whole, 0, 1, [composition === null ? "composition" : "parts"]);
  return ehsOf(lists, { casNumber, states, percent }).map((listing) => ({
    listing,
    casNumber,
    stock,
    amount,
    isPart: false,
  }));
}

function partShares(
  stock: StoredStock,
  part: MixturePart,
  whole: AmountRange,
  lists: RegulatoryLists,
): readonly ListedShare[] {
  const { cas_number: casNumber, percent, basis } = part;
  if (casNumber === null) return [];
  const byWeight = basis === "weight" ? percent : null;
  const [least, most, gaps] = countedShare(part);
  return ehsOf(lists, { casNumber, states: stock.fields.states, percent: byWeight }).map((listing) => ({
    listing,
    casNumber,
    stock,
    amount: shareOf(whole, least, most, gaps),
    isPart: true,
  }));
}

/** Minimum and maximum fraction of a component that counts, and the missing data. */
function countedShare({
  percent,
  basis,
  is_carcinogen,
}: MixturePart): readonly [least: number, most: number, gaps: readonly StockGap[]] {
  if (percent === null || basis === "volume") return [0, 1, ["part_share"]];
  const share = percent / 100;
  if (percent >= COUNTS_FROM_PERCENT) return [share, share, []];
  if (percent < CARCINOGEN_COUNTS_FROM_PERCENT || is_carcinogen === false) return [0, 0, []];
  return is_carcinogen === true ? [share, share, []] : [0, share, ["carcinogen"]];
}

function ehsOf(lists: RegulatoryLists, subject: Parameters<RegulatoryLists["of"]>[0]): readonly RegulatoryListing[] {
  return lists.of(subject).filter(({ list }) => list === "ehs");
}

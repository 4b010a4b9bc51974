import { once } from "../../data/once.ts";
import { withCasHyphens } from "../../identity/cas-number.ts";
import type { Figure } from "../../provenance/figure.ts";
import { citation, SOURCES, type SourceKey, type SourceRef } from "../../provenance/source.ts";
import { appliesTo, type Applies, type RegulatedForm } from "./listing-condition.ts";
import { loadStoredLists } from "./load-lists.ts";
import type { StoredListing } from "./stored-lists.ts";

/**
 * Lists of the United States that name a substance with a quantity: extremely hazardous substances (EPCRA section 302),
 * risk management (40 CFR 68.130), process safety (29 CFR 1910.119 Appendix A).
 */
export const REGULATORY_LISTS = ["ehs", "rmp", "psm"] as const;

/** A list of `REGULATORY_LISTS`. */
export type RegulatoryList = (typeof REGULATORY_LISTS)[number];

/** A substance by its CAS number, in its stored form. */
export interface RegulatedSubject extends RegulatedForm {
  readonly casNumber: string | null;
}

/** A row of a list with the CAS number of a stored product. Every figure is in pounds. */
export interface RegulatoryListing {
  readonly list: RegulatoryList;
  /** As printed in the list, with form and concentration. */
  readonly name: string;
  /** `depends`: the row applies to one form or concentration, and the stored one is not stated. */
  readonly applies: Exclude<Applies, "no">;
  /** Threshold planning quantity. For a solid with two: of powder below 100 µm, molten, in solution, or reactive. */
  readonly planning?: Figure;
  /** Threshold planning quantity of any other solid. */
  readonly planningCoarse?: Figure;
  /** Reportable quantity of a release. */
  readonly release?: Figure;
  /** Threshold of the risk management or process safety rule. */
  readonly threshold?: Figure;
  readonly kind?: "toxic" | "flammable";
  readonly source: SourceRef;
}

/** The loaded regulatory lists. */
export interface RegulatoryLists {
  /**
   * Returns the rows for one substance, in the order of `REGULATORY_LISTS`; empty without a CAS number or if it is not
   * listed.
   */
  readonly of: (subject: RegulatedSubject) => readonly RegulatoryListing[];
}

/** The rule that contains each list. */
export const REGULATORY_LIST_SOURCE: Readonly<Record<RegulatoryList, SourceKey>> = {
  ehs: "40CFR355",
  rmp: "40CFR68.130",
  psm: "29CFR1910.119",
};

/**
 * Loads the lists with their rows by CAS number on first use.
 *
 * @example
 * const lists = await loadRegulatoryLists();
 * lists.of({ casNumber: "7782-50-5" }).map(({ list }) => list); // ["ehs", "rmp", "psm"]
 * lists.of({ casNumber: "7647-01-0", states: ["liquid"] }).some(({ list }) => list === "ehs"); // false
 */
export const loadRegulatoryLists: () => Promise<RegulatoryLists> = once(async () => {
  const stored = await loadStoredLists();
  const byCas = new Map<string, (readonly [RegulatoryList, StoredListing])[]>();
  for (const list of REGULATORY_LISTS) {
    for (const row of stored[list]) {
      if (row.cas !== null) byCas.set(row.cas, [...(byCas.get(row.cas) ?? []), [list, row]]);
    }
  }
  return {
    of: ({ casNumber, ...form }) => {
      const rows = casNumber === null ? [] : (byCas.get(withCasHyphens(casNumber)) ?? []);
      return withoutTwins(
        rows.flatMap(([list, row]) => {
          const applies = appliesTo(row.condition, form);
          return applies === "no" ? [] : [listingOf(list, row, applies)];
        }),
      );
    },
  };
});

function listingOf(
  list: RegulatoryList,
  { name, once: isOneCopy, rq, tpq, coarse, tq, kind }: StoredListing,
  applies: RegulatoryListing["applies"],
): RegulatoryListing {
  const mark = isOneCopy === 1 ? ({ mark: "unverified" } as const) : {};
  const source: SourceRef = { key: REGULATORY_LIST_SOURCE[list], locator: name, ...mark };
  const pounds = (value: number, from: SourceRef): Figure => ({ value, unit: "lb", source: from });
  return {
    list,
    name,
    applies,
    ...(tpq !== undefined && { planning: pounds(tpq, source) }),
    ...(coarse !== undefined && { planningCoarse: pounds(coarse, source) }),
    ...(rq !== undefined && { release: pounds(rq, { key: "40CFR302.4", locator: name, ...mark }) }),
    ...(tq !== undefined && { threshold: pounds(tq, source) }),
    ...(kind !== undefined && { kind }),
    source,
  };
}

/** The process safety list prints some substances under two names with one figure: they become one row. */
function withoutTwins(rows: readonly RegulatoryListing[]): readonly RegulatoryListing[] {
  const key = (row: RegulatoryListing): string => [row.list, row.applies, row.threshold?.value ?? row.name].join();
  return [...new Map(rows.toReversed().map((row) => [key(row), row])).values()].toReversed();
}

/**
 * Formats the line under a figure of a rule, with the edition that was read: rules change every year.
 *
 * @example
 * citeEdition({ key: "40CFR355", locator: "Chlorine" }); // "40 CFR 355 Appendix A, Chlorine (eCFR of 2026-08-05)"
 */
export function citeEdition(ref: SourceRef): string {
  return `${citation(ref)} (${SOURCES[ref.key].edition})`;
}

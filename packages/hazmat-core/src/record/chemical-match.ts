import type { CasNumber } from "../identity/cas-number.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import type { UnNumber } from "../identity/un-number.ts";

/**
 * What the query matched. `everyday`: a common name that is not a name of the substance (`lye`). `begins`: a name that
 * contains the words of the query and more. `spelling`: a name after correction of a typing error.
 */
export type MatchedBy = "un" | "cas" | "name" | "synonym" | "formula" | "everyday" | "begins" | "spelling";

/** One search result: enough to choose from, without loading the record. */
export interface ChemicalMatch {
  readonly key: ChemicalKey;
  readonly name: string;
  readonly casNumber: CasNumber | null;
  /** The UN number to show and to look up distances by; the one searched for if the query was a UN number. */
  readonly unNumber: UnNumber | null;
  /** UN class with subsidiary classes as printed: `2.3 (5.1, 8)`. */
  readonly hazardClass: string | null;
  readonly formula: string | null;
  readonly matchedBy: MatchedBy;
  /** The name, synonym or number that matched, as stored. */
  readonly matchedText: string;
  /**
   * Certainty that an everyday name means this substance; `probable` is shown as "probably". Absent for other matches.
   */
  readonly certainty?: "sure" | "probable";
  /** What an everyday name means here, in its own words: `sodium hydroxide solution`. */
  readonly meaning?: string;
}

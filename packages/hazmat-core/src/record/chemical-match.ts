import type { CasNumber } from "../identity/cas-number.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import type { UnNumber } from "../identity/un-number.ts";

/** What of a chemical the query met. `spelling`: a name with a typing error mended. */
export type MatchedBy = "un" | "cas" | "name" | "synonym" | "formula" | "spelling";

/** One line of a search result: enough to choose by, without loading the record. */
export interface ChemicalMatch {
  readonly key: ChemicalKey;
  readonly name: string;
  readonly casNumber: CasNumber | null;
  /** The id to show and to look up distances by; the one searched for where the query was a UN number. */
  readonly unNumber: UnNumber | null;
  /** UN class with subsidiary classes as printed: `2.3 (5.1, 8)`. */
  readonly hazardClass: string | null;
  readonly formula: string | null;
  readonly matchedBy: MatchedBy;
  /** The name, synonym or number that matched, as stored. */
  readonly matchedText: string;
}

import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import type { ChemicalRef } from "../identity/chemical-ref.ts";
import type { ChemicalMatch } from "../record/chemical-match.ts";
import type { Meant } from "../reference/search/meant.ts";
import type { SafetyProperties } from "../record/safety-properties.ts";

/** Options of a lookup. An aborted `signal` rejects it with the reason of the abort. */
export interface LookupOptions {
  readonly signal?: AbortSignal;
}

/**
 * Source of chemical data: the bundled dataset, or a server. Methods reject on failure; not found gives `null` or an
 * empty list.
 */
export interface ChemicalSource {
  /** @param query - name, synonym, CAS, UN or NA number or formula, typos allowed; blank gives none */
  search(query: string, options?: LookupOptions & { readonly limit?: number }): Promise<readonly ChemicalMatch[]>;
  /**
   * Identifies the substance that a text means. Answers about a typed substance use this and never a similar name: the
   * user chooses among those.
   */
  meant(text: string, options?: LookupOptions): Promise<Meant>;
  record(key: ChemicalKey, options?: LookupOptions): Promise<ChemicalRecord | null>;
  /**
   * @param chemical - reference to the chemical, or only its record key: then the first UN number of the record is used
   * @param options - `guide`: which guide of a number with several
   */
  safety(
    chemical: ChemicalKey | ChemicalRef,
    options?: LookupOptions & { readonly guide?: string },
  ): Promise<SafetyProperties | null>;
}

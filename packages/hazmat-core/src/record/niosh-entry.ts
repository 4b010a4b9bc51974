import type { SourceRef } from "../provenance/source.ts";

/** What the NIOSH Pocket Guide says of a substance: figures, codes and key words, none of its sentences. */
export interface NioshEntry {
  /** NPG entry number, `0115`. */
  readonly number: string;
  readonly idlh: string | null;
  readonly idlhPpm: number | null;
  readonly rel: string | null;
  readonly pel: string | null;
  readonly routes: readonly string[];
  readonly symptoms: readonly string[];
  readonly targetOrgans: readonly string[];
  readonly incompatibilities: readonly string[];
  readonly ppe: readonly { readonly item: string; readonly code: string }[];
  readonly firstAid: readonly { readonly route: string; readonly code: string }[];
  readonly respirators: readonly { readonly label: string; readonly types: readonly string[] }[];
  readonly source: SourceRef;
}

import type { SourceRef } from "../provenance/source.ts";

/** NIOSH Pocket Guide entry of a substance: figures, codes and keywords, none of its sentences. */
export interface NioshEntry {
  /** NPG entry number, `0115`. */
  readonly number: string;
  readonly idlh: string | null;
  readonly idlhPpm: number | null;
  /** Set if NIOSH revised the IDLH after the Pocket Guide: `idlh` and the respirator steps use the revised value. */
  readonly idlhSource?: SourceRef;
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

/**
 * Sources of the respirator steps up to a limit: if NIOSH revised the IDLH, they are derived to end there.
 *
 * @example
 * respiratorSources(chlorineRecord.niosh).length; // 1
 */
export function respiratorSources({ source, idlhSource }: NioshEntry): readonly SourceRef[] {
  return idlhSource === undefined ? [source] : [source, { ...idlhSource, mark: "derived" }];
}

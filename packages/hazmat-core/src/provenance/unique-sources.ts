import type { SourceRef } from "./source.ts";

/** Removes duplicate sources. */
export function uniqueSources(sources: readonly SourceRef[]): readonly SourceRef[] {
  return [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()];
}

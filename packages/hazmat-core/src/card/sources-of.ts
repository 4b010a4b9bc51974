import { citation, type SourceRef } from "../provenance/source.ts";
import type { Statement } from "../record/safety-properties.ts";

/** The sources of a card step: those of its headline, then those its sentences add, each once. */
export function sourcesOf(headline: readonly SourceRef[], statements: readonly Statement[]): readonly SourceRef[] {
  const all = [...headline, ...statements.flatMap((statement) => statement.rests)];
  return [...new Map(all.map((source) => [citation(source), source])).values()];
}

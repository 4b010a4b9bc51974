import type { SourceRef } from "../provenance/source.ts";
import { uniqueSources } from "../provenance/unique-sources.ts";
import type { Statement } from "../record/safety-properties.ts";
import type { CardAction } from "./response-card.ts";

/** Number of detail lines shown with a headline: more cannot be read in ten seconds. */
const LINES_IN_VIEW = 2;

/**
 * Builds a step of the card: headline, first two detail lines, and the others. Each line and each source appears once.
 *
 * @param leading - what the headline is based on; the first is the one to show
 * @param lines - most important first
 */
export function cardAction(headline: string, leading: readonly SourceRef[], lines: readonly Statement[]): CardAction {
  const once = [...new Map(lines.map((line) => [line.text, line])).values()];
  return {
    headline,
    details: once.slice(0, LINES_IN_VIEW),
    more: once.slice(LINES_IN_VIEW),
    sources: uniqueSources([...leading, ...once.flatMap(({ rests }) => rests)]),
  };
}

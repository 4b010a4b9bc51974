/** Reasons why a substance has no UN or NA number. */
export const NO_ID_REASONS = [
  "not regulated",
  "forbidden in transport",
  "not transported",
  "only as n.o.s.",
  "unknown",
] as const;

/** One of `NO_ID_REASONS`. */
export type NoIdReason = (typeof NO_ID_REASONS)[number];

const REASON_TEXTS: Readonly<Record<NoIdReason, string>> = {
  "not regulated": "No UN number: not regulated for transport. It may still be dangerous.",
  "forbidden in transport": "No UN number: forbidden for transport.",
  "not transported": "No UN number: not transported.",
  "only as n.o.s.": "No UN number of its own. Use the n.o.s. number on the shipping papers.",
  unknown: "No UN number on file.",
};

/**
 * The reason as a sentence for the reader.
 *
 * @example
 * noIdText("forbidden in transport"); // "No UN number: forbidden for transport."
 */
export function noIdText(reason: NoIdReason): string {
  return REASON_TEXTS[reason];
}

/** True if a text is one of the reasons, for data stored as text. */
export function isNoIdReason(text: string): text is NoIdReason {
  return NO_ID_REASONS.some((reason) => reason === text);
}

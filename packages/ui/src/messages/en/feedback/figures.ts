/** Texts beside a figure: its source, and why it is missing. */
export const figureTexts = {
  notOnFile: "not on file",
  notApplicable: "not applicable",
  minutes: "min",
  sourcesDiffer: "Sources differ.",
  source: "Source",
  /** Colon between a label and its text. A language may put a space before it. */
  colon: ":",
  assumed: (name: string, value: string): string => `${name}: ${value} assumed`,
};

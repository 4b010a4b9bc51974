/** What stands beside a figure: where it is from, and why it is missing. */
export const figureWords = {
  notOnFile: "not on file",
  notApplicable: "not applicable",
  minutes: "min",
  sourcesDiffer: "Sources differ.",
  source: "Source",
  /** Between a label and its text; a language may set a space before it. */
  colon: ":",
  assumed: (name: string, value: string): string => `${name}: ${value} assumed`,
};

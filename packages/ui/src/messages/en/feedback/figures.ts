/** What stands beside a figure: where it is from, and why it is missing. */
export const figureWords = {
  notOnFile: "not on file",
  notApplicable: "not applicable",
  minutes: "min",
  sourcesDiffer: "Sources differ.",
  source: "Source",
  assumed: (name: string, value: string): string => `${name}: ${value} assumed`,
};

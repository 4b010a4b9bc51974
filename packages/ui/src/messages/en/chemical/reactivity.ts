/** Reactivity of substances with each other. */
export const reactivityTexts = {
  reactivity: {
    title: "Possible reactions",
    chemical: "Chemical",
    fewTitle: "Nothing to compare",
    fewText: "At least two chemicals are needed.",
    cell: (one: string, other: string, verdict: string): string => `${one} and ${other}: ${verdict}`,
    same: "the same substance",
    gases: (names: string): string => `May give off ${names}.`,
    /** Two incompatible reactive groups. */
    incompatible: (one: string, other: string): string => `${one} and ${other} are incompatible.`,
    caution: (one: string, other: string): string => `${one} and ${other}: caution.`,
    groupsUnknown: "Some reactive groups are unknown, so a reaction cannot be ruled out.",
    noneOfGroups: "No known hazardous reaction between these groups.",
    noneKnown: "No known reaction.",
    ownTitle: "Hazards of each chemical",
    own: (name: string, groups: string): string => `${name}: ${groups}`,
    choose: "Select a cell to see why. No known reaction does not mean that two substances can be stored together.",
  },
};

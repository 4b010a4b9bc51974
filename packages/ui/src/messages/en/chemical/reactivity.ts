/** What substances may do to each other. */
export const reactivityWords = {
  reactivity: {
    title: "What may react",
    chemical: "Chemical",
    fewTitle: "Nothing to compare",
    fewText: "Two chemicals or more are needed.",
    cell: (one: string, other: string, verdict: string): string => `${one} and ${other}: ${verdict}`,
    same: "the same substance",
    gases: (names: string): string => `It may give off ${names}.`,
    /** Two reactive groups and what they are to each other. */
    incompatible: (one: string, other: string): string => `${one} and ${other} are incompatible.`,
    caution: (one: string, other: string): string => `${one} and ${other}: caution.`,
    groupsUnknown: "Not all groups are known, so a reaction cannot be ruled out.",
    noneOfGroups: "No hazardous reaction of these groups is known.",
    noneKnown: "No reaction is known.",
    ownTitle: "Hazards of their own",
    own: (name: string, groups: string): string => `${name}: ${groups}`,
    choose: "Choose a field to read why. Nothing here says that two substances may be kept together.",
  },
};

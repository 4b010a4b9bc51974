/** What stands together and may react. */
export const standingWords = {
  standing: {
    title: "What stands together",
    pair: (one: string, other: string): string => `${one} and ${other}`,
    cabinet: (cabinet: string, room: string | null): string =>
      room === null ? `Both in ${cabinet}` : `Both in ${cabinet}, ${room}`,
    room: (room: string): string => `Both in ${room}`,
    site: "The room of one of them is not on file: they may stand side by side.",
    gases: (names: string): string => `May give off ${names}.`,
    because: (name: string, group: string, rule: string): string => `${name}: ${group} (${rule})`,
    accepted: "Risk accepted",
    acceptedBy: (name: string): string => `By ${name}`,
    unknownTitle: "Not known",
    unknown: (names: string): string =>
      `No reactive group on file for ${names}. What it does to the others is not known.`,
    none: "No pair is found that must be kept apart. This does not say that all may stand together.",
    cut: "There are more pairs than are shown here.",
  },
};

/** Chemicals stored together that may react. */
export const standingTexts = {
  standing: {
    title: "Stored together",
    pair: (one: string, other: string): string => `${one} and ${other}`,
    cabinet: (cabinet: string, room: string | null): string =>
      room === null ? `Both in ${cabinet}` : `Both in ${cabinet}, ${room}`,
    room: (room: string): string => `Both in ${room}`,
    site: "Room not on file for one of them. They could be side by side.",
    gases: (names: string): string => `May give off ${names}.`,
    groups: (one: string, other: string): string => `${one} · ${other}`,
    apart: (one: string, other: string): string => `Keep ${one} apart from ${other}.`,
    among: (names: string): string => `Keep apart from each other: ${names}.`,
    more: (names: string, count: number): string => `${names} and ${count} more`,
    move: (names: string, room: string): string =>
      `Move ${names} to ${room}. No known reaction with anything on file there.`,
    noRoom: "Every room on file holds an incompatible chemical.",
    because: (name: string, group: string, rule: string): string => `${name}: ${group} (${rule})`,
    accepted: "Risk accepted",
    acceptedBy: (name: string): string => `By ${name}`,
    unknownTitle: "Unknown",
    unknown: (names: string): string =>
      `No reactive group on file for ${names}. Reactions with the others are unknown.`,
    none: "No incompatible pairs found. This does not mean everything can be stored together.",
    cut: "More pairs exist than are shown here.",
  },
};

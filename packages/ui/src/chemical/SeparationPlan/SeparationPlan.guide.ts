import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Shows, room by room, which storage groups must be kept apart and why, and which area each chemical could go to. Marked as derived.",
  avoid: [
    "To show chemicals currently stored together, pair by pair: `StandingPairs`.",
    "As a permission: it never gives one.",
  ],
  anatomy: [
    "That it is derived, and what it does not know",
    "Each room: a line for two storage groups that must be stored apart, with the worst two substances",
    "To open: results by reactive group and by the transport segregation table, each with its source",
    "Areas: storage group, cabinets, and a line for each place that its substances move from",
    "What is not placed",
  ],
  states: {
    brief: "`isBrief`: for paper, in small print and two columns, without what can be opened.",
    together: "A badge says that both groups are in one cabinet now.",
    disputed: "A line says that the sources disagree and that the stricter one is followed.",
    assumed: "A line says that a zone, division or state is not on file.",
    explosives: "Asks for a compatibility group that is not on file, and lists the conditions of the rule.",
    "not placed": "Substances without a reactive group are listed with their class, which is not used.",
    "no room": "Chemicals without a room on file have their own section.",
  },
  keyboard: { "Tab, Enter": "Opens the reasons and sources of two storage groups." },
  kinds: ["text"],
};

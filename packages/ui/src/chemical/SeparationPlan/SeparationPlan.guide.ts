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
    "Each room: storage groups that must not stand together, with the worst two substances",
    "What the reactive groups say and what the table for transport says, each with its source",
    "Areas: storage group, cabinets, and each row with whether it stays or moves",
    "What is not placed",
  ],
  states: {
    together: "A badge says that such two stand in one cabinet now.",
    disputed: "A line says that the sources disagree and that the stricter one is followed.",
    assumed: "A line says that a zone or state is not on file.",
    "not placed": "Substances without a reactive group are named; their class is said and not followed.",
    "no room": "What has no room on file has a part of its own.",
  },
  keyboard: {},
  kinds: ["text"],
};

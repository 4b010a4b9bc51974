import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A calendar date without a time, typed as text or chosen in a calendar.",
  avoid: [
    "For a time of day or a moment: a date has no time zone.",
    "For a year alone: `NumberField`.",
    "For a period such as a month: `Select`.",
  ],
  anatomy: ["The label", "The date as text, ISO 8601", "A button that opens the calendar", "Hint or error"],
  states: {
    unfinished: "The typed text is kept, also if it is not a date. `errorMessage` says how to correct it.",
    limited: "The calendar does not offer dates before `minDate` or after `maxDate`. The host checks typed dates.",
    "not loaded": "Without a network, the first calendar may not load. Typing still works.",
  },
  keyboard: {
    "Enter, Space": "Opens the calendar from its button, and chooses the focused date.",
    "Arrow keys": "Go to another date in the calendar.",
    "PageUp, PageDown": "Go to another month; with Shift, to another year.",
    Escape: "Closes the calendar; the focus goes back to the button.",
  },
  kinds: ["field", "overlay"],
};

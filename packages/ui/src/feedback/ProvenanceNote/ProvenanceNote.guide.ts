import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows the source of a figure below it: source, edition, page or age.",
  avoid: ["For a value that was not given: `AssumedNote`.", "For two sources that differ: `DisagreementNote`."],
  anatomy: ["A book; a clock for an age", "The sources, the leading one first", "A suffix: an age, a station"],
  states: {
    "with sources": "Each by its short name and locator: ERG 2024, Guide 124.",
    "without any": "Says that no source is on file. It never stays empty.",
  },
  keyboard: {},
  kinds: ["text"],
};

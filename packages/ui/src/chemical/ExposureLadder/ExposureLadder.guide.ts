import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Lists exposure limits from most to least severe, each with its meaning for people, in the same style as on the map.",
  avoid: ["For the zones of a release: `ZoneTable`.", "For AEGL values of every averaging time: `SourceColumns`."],
  anatomy: [
    "The drawing of the limit",
    "The figure with its unit",
    "Its name, its meaning, and its averaging time if it is not the usual one",
  ],
  states: { "with limits": "In the order of the record.", "without any": "Says that no limits are on file." },
  keyboard: {},
  kinds: ["text"],
};

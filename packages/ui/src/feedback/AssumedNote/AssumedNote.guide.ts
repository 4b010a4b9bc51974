import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Marks an assumed value that a result is based on, so that no one mistakes it for a measurement.",
  avoid: [
    "For a value from a source: `ProvenanceNote`.",
    "For a missing value: `UnknownValue`. An assumption is a value; unknown is not.",
  ],
  anatomy: ["The sign for about equal", "The words: the value, and `assumed` or `derived`"],
  states: { "only one": "It always looks the same, so that it is recognized at a glance." },
  keyboard: {},
  kinds: ["text"],
};

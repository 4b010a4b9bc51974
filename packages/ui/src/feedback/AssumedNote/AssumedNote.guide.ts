import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Names a value that nobody gave and the result rests on, so that no reader takes it for a measurement.",
  avoid: [
    "For what a source says: `ProvenanceNote`.",
    "For a value that is missing: `UnknownValue`. An assumption is a value; unknown is none.",
  ],
  anatomy: ["The sign for about equal", "The words: the value, and `assumed` or `derived`"],
  states: { "only one": "It looks the same wherever it stands, so that it is known at a glance." },
  keyboard: {},
  kinds: ["text"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Field for an address or coordinates, with suggestions that show how precise each place is.",
  avoid: ["For text that is not a place: `TextField`.", "To pick a place on a map: `IncidentMap` with `onPick`."],
  anatomy: [
    "The label",
    "The text with a pin",
    "The list: each place with its exactness, registered first",
    "A notice with a way to try again, where the look-up failed",
  ],
  states: {
    "another service stands in": "Each place says which service does not answer.",
    typing: "The list opens from three characters; below that it says to keep typing.",
    "coordinates out of range": "The list says which figure it is and its range, and offers no place.",
    "nothing found": "The list says so. The text may stay as it is.",
    "look-up failed": "A banner below with `Try again`; it tries by itself when the network is back.",
    wrong: "Said by `errorMessage`, tied to the field, with the way to mend it. What was typed stays.",
  },
  keyboard: {
    "ArrowDown, ArrowUp": "Highlight a place. The list does not change under the highlighted row.",
    Enter: "Takes the highlighted place.",
    Escape: "Closes the list; the text stays.",
  },
  kinds: ["field"],
};

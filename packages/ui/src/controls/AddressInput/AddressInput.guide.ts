import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Field for an address or coordinates, with suggestions that show how precise each address is.",
  avoid: ["For text that is not an address: `TextField`.", "To pick a position on a map: `IncidentMap` with `onPick`."],
  anatomy: [
    "The label",
    "The text with a pin",
    "The list: each address with its precision, registered locations first",
    "A notice with `Try again`, if the look-up failed",
    "A question with two buttons, if typed coordinates are far away: `FarPlaceNotice`, which also goes below a `TextField`",
  ],
  states: {
    "another service stands in": "Each address says which service is not responding.",
    typing: "The list opens from three characters; below that it says to keep typing.",
    "coordinates out of range": "The list shows the wrong figure and its range, and offers no address.",
    "coordinates far away":
      "With `near`: asks whether the same figures with another sign or in the other order are meant. Nothing is corrected by itself.",
    "nothing found": "The list says so. The text is kept.",
    "look-up failed": "A banner below with `Try again`; it retries automatically when back online.",
    wrong: "Shown by `errorMessage` below the field, with how to fix it. The input is kept.",
  },
  keyboard: {
    "ArrowDown, ArrowUp": "Highlight a place. The list does not change under the highlighted row.",
    Enter: "Selects the highlighted address.",
    Escape: "Closes the list; the text stays.",
  },
  kinds: ["field"],
};

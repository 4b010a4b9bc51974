import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A text field with suggestions. Free text is allowed; choosing from the list is optional.",
  avoid: [
    "Where only the listed values are allowed: `Select`, or `SegmentedControl` for up to four.",
    "For a chemical: `ChemicalField`. For an address: `AddressInput`. Both know their data.",
    "For an automatically filtered list: filter `items` yourself, by the text entered.",
  ],
  anatomy: [
    "The label",
    "The text, with an icon before it",
    "A button that opens the whole list, for short ones",
    "The list: label, second line, and at the end of a row how it fits",
    "Hint or error",
    "A notice below: that the look-up failed",
  ],
  states: {
    "closed, open": "The list opens while typing.",
    loading: "A spinner at the end, and the list shows that it is searching.",
    "nothing fits": "`emptyText` is shown in the list; without it the list stays closed.",
    wrong: "Shown by `errorMessage` below the field, with how to fix it. The input is kept.",
  },
  keyboard: {
    "ArrowDown, ArrowUp": "Highlight a row. From then on the list no longer changes.",
    Enter: "Selects the highlighted row; without one it calls `onEnter`, or closes the list.",
    Escape: "Closes the list; the text stays.",
    "Home, End": "Move within the text.",
  },
  kinds: ["field"],
};

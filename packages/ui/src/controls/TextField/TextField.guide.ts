import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Takes one line of text, or several. It takes passwords, too, with a button that shows what was typed.",
  avoid: [
    "For a number to count with: `NumberField`.",
    "For a chemical or an address: `ChemicalField`, `AddressInput`.",
    "For several values: `ChipsField`.",
  ],
  anatomy: [
    "The label, with `Optional` at its end where it may stay empty",
    "An icon before the text",
    "The text",
    "The unit, read out with the label",
    "Hint or error",
  ],
  states: {
    "empty, filled": "A placeholder is an example and never the label.",
    large: '`size="lg"`, for the one search of a page: 60 px high, larger words.',
    "several lines": "`isMultiline`.",
    password: "Dots, and a button that shows the text.",
    wrong: "Said by `errorMessage`, tied to the field, with the way to mend it. What was typed stays.",
    "read only, disabled": "`isReadOnly` can be read and copied; `isDisabled` is out of the tab order.",
  },
  keyboard: {
    Tab: "Reaches the text, then the button that shows a password.",
    Enter: "Sends the form; a new line in several lines.",
  },
  kinds: ["field"],
};

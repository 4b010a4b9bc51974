import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A field for one or more lines of text. Passwords have a button that shows the text.",
  avoid: [
    "For a number used in a calculation: `NumberField`.",
    "For a chemical or an address: `ChemicalField`, `AddressInput`.",
    "For several values: `ChipsField`.",
  ],
  anatomy: [
    "The label, with `Optional` at its end if it can be left empty",
    "An icon before the text",
    "The text",
    "The unit, read out with the label",
    "Hint or error",
  ],
  states: {
    "empty, filled": "A placeholder is an example, never the label.",
    large: '`size="lg"`, for the one search of a page: 60 px high, larger words.',
    "several lines": "`isMultiline`.",
    password: "Dots, and a button that shows the text.",
    wrong: "Shown by `errorMessage` below the field, with how to fix it. The input is kept.",
    "read only, disabled": "`isReadOnly` can be read and copied; `isDisabled` is out of the tab order.",
  },
  keyboard: {
    Tab: "Reaches the text, then the button that shows a password.",
    Enter: "Submits the form; a new line in a multi-line field.",
  },
  kinds: ["field"],
};

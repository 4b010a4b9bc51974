import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Number field with unit, using the user's locale for digits and decimal mark.",
  avoid: [
    'For a figure whose exact text matters, or that may be left unfinished: `TextField` with `inputMode="decimal"`.',
    "For a rough value between two limits: `Slider`.",
    "For UN and CAS numbers, which are identifiers: `TextField` or `ChemicalField`.",
  ],
  anatomy: [
    "The label, which reads out the unit",
    "The number",
    "The unit, behind a hairline",
    "Buttons to step, for small whole numbers",
    "Hint or error",
  ],
  states: {
    empty: "`NaN` is an empty field. It is never shown as 0.",
    "out of range": "Brought back to `minValue` or `maxValue` when the field is left.",
    wrong: "Shown by `errorMessage` below the field, with how to fix it. The input is kept.",
  },
  keyboard: {
    "ArrowUp, ArrowDown, PageUp, PageDown": "Step by `step`.",
    "Home, End": "Go to `minValue` or `maxValue`.",
  },
  kinds: ["field"],
};

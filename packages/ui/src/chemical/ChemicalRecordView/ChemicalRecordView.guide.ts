import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A chemical as a page: the response card with follow-up actions, then the full data from both sources.",
  avoid: ["In a narrow space: only `ChemicalCard`.", "For safety information by topic: `SafetyInformation`."],
  anatomy: [
    "`ChemicalCard`, with buttons for the actions you provide",
    "`SourceColumns`, which the first button goes to",
  ],
  states: {
    "follow-up actions": "A button for each of `onSafety`, `onConvert`, `onModelPlume` that is given.",
    "no safety information": "`safety` is `null`: the columns say what is not on file.",
  },
  keyboard: {
    Tab: "Goes through the buttons of the card, then the columns.",
    "Enter, Space": "Press them; `Full record` moves the focus to the columns.",
  },
  kinds: ["panel"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows one safety data sheet: its chemical, its age, and the available actions.",
  avoid: ["To upload an SDS: `FileDrop`.", "For the hazards of the substance: `ChemicalCard`."],
  anatomy: [
    "The chemical, the file, its size and language",
    "Upload date and uploader",
    "The hazard level of the chemical, if known",
    "Link to earlier versions",
    "Its age by its own revision; view, download, change, delete",
  ],
  states: {
    opening: "`isOpening`: the file is being fetched.",
    "earlier versions": "A button, if there are any and you pass `onEarlier`.",
    "several languages": "`isOneOfSeveral`: its buttons are named with its language too.",
    "past review": "`isDue`: its age is amber.",
    "may not change": "`isDeleteRefused`: the buttons to change and delete are dimmed.",
  },
  keyboard: {
    Tab: "Goes through its buttons, each named with the chemical.",
    "Enter, Space": "Press the one in focus.",
  },
  kinds: ["panel", "control"],
};

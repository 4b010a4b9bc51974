import type { Messages } from "../../en.ts";
import type { figureTexts as english } from "../../en/feedback/figures.ts";

export const figureTexts: Pick<Messages, keyof typeof english> = {
  notOnFile: "pas au dossier",
  notApplicable: "sans objet",
  minutes: "min",
  sourcesDiffer: "Les sources divergent.",
  source: "Source",
  colon: " :",
  assumed: (name, value) => `${name} : ${value}, supposé`,
};

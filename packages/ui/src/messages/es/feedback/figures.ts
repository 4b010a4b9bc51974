import type { Messages } from "../../en.ts";
import type { figureTexts as english } from "../../en/feedback/figures.ts";

export const figureTexts: Pick<Messages, keyof typeof english> = {
  notOnFile: "no está en el expediente",
  notApplicable: "no aplica",
  minutes: "min",
  sourcesDiffer: "Las fuentes difieren.",
  source: "Fuente",
  colon: ":",
  assumed: (name, value) => `${name}: ${value}, supuesto`,
};

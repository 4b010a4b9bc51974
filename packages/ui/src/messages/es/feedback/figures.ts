import type { Messages } from "../../en.ts";
import type { figureWords as english } from "../../en/feedback/figures.ts";

export const figureWords: Pick<Messages, keyof typeof english> = {
  notOnFile: "no está en el expediente",
  notApplicable: "no aplica",
  minutes: "min",
  sourcesDiffer: "Las fuentes difieren.",
  source: "Fuente",
  colon: ":",
  assumed: (name, value) => `${name}: ${value}, supuesto`,
};

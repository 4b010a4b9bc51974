import type { Messages } from "../../en.ts";

export const ghsTexts: Pick<Messages, "ghs"> = {
  ghs: {
    title: "Pictograma del SGA",
    names: {
      GHS01: "explosivo",
      GHS02: "llama",
      GHS03: "comburente",
      GHS04: "gas a presión",
      GHS05: "corrosión",
      GHS06: "tóxico",
      GHS07: "irritante",
      GHS08: "peligro para la salud",
      GHS09: "medio ambiente",
    },
  },
};

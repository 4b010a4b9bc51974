import type { Messages } from "../../en.ts";

export const ladderTexts: Pick<Messages, "ladder"> = {
  ladder: {
    none: "sin límite de exposición en el expediente",
    meaning: {
      "aegl-3": "peligro de muerte",
      idlh: "impide escapar",
      "aegl-2": "daño duradero",
      "aegl-1": "molestia",
      lel: "puede encenderse",
    },
  },
};

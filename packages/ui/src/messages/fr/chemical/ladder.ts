import type { Messages } from "../../en.ts";

export const ladderTexts: Pick<Messages, "ladder"> = {
  ladder: {
    none: "aucune limite d’exposition au dossier",
    meaning: {
      "aegl-3": "danger de mort",
      idlh: "évacuation entravée",
      "aegl-2": "atteinte durable",
      "aegl-1": "malaise",
      lel: "peut s’enflammer",
    },
  },
};

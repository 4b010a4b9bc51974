import type { Messages } from "../../en.ts";

export const hazardTexts: Pick<Messages, "hazardLevel" | "noHazardLevel"> = {
  hazardLevel: {
    low: "Faible",
    medium: "Moyen",
    high: "Élevé",
    extreme: "Extrême",
    unknown: "Inconnu",
    not_graded: "Non coté",
  },
  noHazardLevel: { unknown: "Niveau inconnu", not_graded: "Niveau non coté" },
};

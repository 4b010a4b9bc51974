import type { Messages } from "../../en.ts";

export const hazardTexts: Pick<Messages, "hazardLevel" | "noHazardLevel"> = {
  hazardLevel: {
    low: "Bajo",
    medium: "Medio",
    high: "Alto",
    extreme: "Extremo",
    unknown: "Desconocido",
    not_graded: "Sin calificar",
  },
  noHazardLevel: { unknown: "Nivel desconocido", not_graded: "Nivel sin calificar" },
};

import type { Messages } from "../../en.ts";

export const nfpaTexts: Pick<Messages, "nfpa"> = {
  nfpa: {
    title: "NFPA 704",
    health: "Salud",
    fire: "Fuego",
    instability: "Inestabilidad",
    special: "Especial",
    none: "ninguno",
    notDeclared: "Sin grado en el expediente",
  },
};

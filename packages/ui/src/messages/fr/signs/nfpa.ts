import type { Messages } from "../../en.ts";

export const nfpaTexts: Pick<Messages, "nfpa"> = {
  nfpa: {
    title: "NFPA 704",
    health: "Santé",
    fire: "Feu",
    instability: "Instabilité",
    special: "Particulier",
    none: "aucun",
    notDeclared: "Aucune cote au dossier",
  },
};

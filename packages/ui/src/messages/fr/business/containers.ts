import type { Messages } from "../../en.ts";

export const containerTexts: Pick<Messages, "containers"> = {
  containers: {
    table: "Contenants",
    columns: {
      code: "Code",
      chemical: "Matière",
      size: "Format",
      place: "Lieu d’entreposage",
      opened: "Ouvert",
      expires: "Expire",
      actions: "Actions",
    },
    moved: "Déplacé",
    movedBy: (name) => `par ${name}`,
    expired: (days) => (days === 1 ? "Expiré depuis hier" : `Expiré depuis ${days} jours`),
    due: (days) => (days === 0 ? "Expire aujourd’hui" : days === 1 ? "Expire demain" : `Expire dans ${days} jours`),
  },
};

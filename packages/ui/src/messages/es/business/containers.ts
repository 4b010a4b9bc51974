import type { Messages } from "../../en.ts";

export const containerTexts: Pick<Messages, "containers"> = {
  containers: {
    table: "Envases",
    columns: {
      code: "Código",
      chemical: "Sustancia",
      size: "Tamaño",
      place: "Lugar de almacenamiento",
      opened: "Abierto",
      expires: "Caduca",
      actions: "Acciones",
    },
    moved: "Movido",
    movedBy: (name) => `por ${name}`,
    expired: (days) => (days === 1 ? "Caducó ayer" : `Caducó hace ${days} días`),
    due: (days) => (days === 0 ? "Caduca hoy" : days === 1 ? "Caduca mañana" : `Caduca en ${days} días`),
  },
};

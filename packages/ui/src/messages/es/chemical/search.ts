import type { Messages } from "../../en.ts";
import { counted } from "../plural.ts";

export const searchTexts: Pick<Messages, "search"> = {
  search: {
    label: "Nombre, número ONU, CAS o fórmula",
    clear: "Borrar la búsqueda",
    keepTyping: "Escriba al menos 2 caracteres.",
    none: "Nada coincide en el expediente. Revise la ortografía, o busque por número ONU o CAS.",
    failed: "La búsqueda no está disponible ahora. Se reintentará cuando vuelva la red.",
    reading: (name) => `Cargando ${name}`,
    notRead: (name) => `No se pudo cargar ${name}`,
    notReadText: "No se pudo cargar el expediente. Use su guía e intente otra vez.",
    noData: "Sin datos químicos. Use su guía.",
    retry: "Intentar otra vez",
    probably: (by) => `coincidencia probable, ${by}`,
    count: (matches) => counted(matches, `${matches} resultado`, `${matches} resultados`),
    matchedBy: {
      un: "por número ONU",
      cas: "por número CAS",
      name: "por nombre",
      synonym: "por sinónimo",
      formula: "por fórmula",
      everyday: "por nombre común",
      begins: "por palabras del nombre",
      spelling: "por escritura parecida",
    },
  },
};

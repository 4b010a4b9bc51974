import type { Messages } from "../../en.ts";

export const sitePointTexts: Pick<Messages, "sitePoints"> = {
  sitePoints: {
    title: "Puntos del mapa",
    none: "No hay puntos puestos en el mapa.",
    setBy: (who) => `Agregado por ${who}`,
    show: (name) => `Mostrar ${name} en el mapa`,
    showShort: "Mostrar",
  },
};

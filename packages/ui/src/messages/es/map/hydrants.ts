import type { Messages } from "../../en.ts";

export const hydrantTexts: Pick<Messages, "hydrants"> = {
  hydrants: {
    facility: "Número de la instalación",
    type: "Tipo",
    status: "Estado",
    unnumbered: "Hidrante sin número",
    notOnFile: "No está en el expediente",
    states: { "in-service": "En servicio", "out-of-service": "Fuera de servicio", unknown: "Estado desconocido" },
    none: "No hay hidrantes en el expediente.",
    noPlace: "Calcule una pluma o use su ubicación para ver los hidrantes más cercanos.",
    nearestTo: (place) => `Los más cercanos a ${place}`,
    here: "su posición",
    straight: "Distancia en línea recta. Revise usted la ruta.",
    more: (count) => `Mostrar ${count} más`,
  },
};

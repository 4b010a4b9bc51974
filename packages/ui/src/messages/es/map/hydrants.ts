import type { Messages } from "../../en.ts";

export const hydrantWords: Pick<Messages, "hydrants"> = {
  hydrants: {
    facility: "Número de la instalación",
    type: "Tipo",
    status: "Estado",
    unnumbered: "Hidrante sin número",
    notOnFile: "No está en el expediente",
    states: { "in-service": "En servicio", "out-of-service": "Fuera de servicio", unknown: "Estado desconocido" },
    none: "No hay hidrantes en el expediente.",
    noPlace: "Calcule una pluma o use su ubicación: los hidrantes más cercanos aparecerán aquí.",
    nearestTo: (place) => `Los más cercanos a ${place}`,
    here: "su posición",
    straight: "En línea recta. Compruebe usted el camino.",
    more: (count) => `${count} más`,
  },
};

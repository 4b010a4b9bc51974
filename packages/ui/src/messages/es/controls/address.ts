import type { Messages } from "../../en.ts";

export const addressTexts: Pick<Messages, "address"> = {
  address: {
    label: "Dirección del incidente",
    keepTyping: "Escriba al menos 3 caracteres.",
    none: "Ninguna dirección coincide. Su texto se conserva; también puede escribir coordenadas.",
    failed: "Las sugerencias no están disponibles ahora. Su texto se conserva.",
    unanswered: (precision, service) => `${precision}; ${service} no responde`,
    faults: {
      latitude: "Escriba primero la latitud, de −90 a 90.",
      longitude: "Escriba la longitud, de −180 a 180.",
      minutes: "Los minutos y segundos deben ser menores que 60.",
      direction: "Escriba N o S y E o W, sin menos. En lugar de O, escriba W o E.",
      incomplete: "Escriba latitud y longitud, como 44.6652, −63.5677.",
      link: "Este enlace no tiene coordenadas. Ábralo y cópielas.",
    },
    square: (width) => `cuadro de ${width}`,
    precision: {
      registered: "marca guardada",
      rooftop: "exacta",
      point: "exacta",
      interpolated: "entre dos números de calle",
      street: "calle",
      intersection: "cruce",
      town: "localidad, ±5 km",
      none: "ubicación desconocida",
    },
  },
};

import type { Messages } from "../../en.ts";

export const standingWords: Pick<Messages, "standing"> = {
  standing: {
    title: "Lo que está junto",
    pair: (one, other) => `${one} y ${other}`,
    cabinet: (cabinet, room) => (room === null ? `Ambas en ${cabinet}` : `Ambas en ${cabinet}, ${room}`),
    room: (room) => `Ambas en ${room}`,
    site: "El local de una de ellas no consta: pueden estar una al lado de la otra.",
    gases: (names) => `Puede desprender ${names}.`,
    because: (name, group, rule) => `${name}: ${group} (${rule})`,
    accepted: "Riesgo aceptado",
    acceptedBy: (name) => `Por ${name}`,
    unknownTitle: "Desconocido",
    unknown: (names) => `No consta ningún grupo reactivo de ${names}. No se sabe qué hace a las demás.`,
    none: "No se halló ningún par que deba separarse. Esto no dice que todo pueda estar junto.",
    cut: "Hay más pares de los que se muestran aquí.",
  },
};

import type { Messages } from "../../en.ts";

export const standingTexts: Pick<Messages, "standing"> = {
  standing: {
    title: "Almacenado junto",
    pair: (one, other) => `${one} y ${other}`,
    cabinet: (cabinet, room) => (room === null ? `Ambas en ${cabinet}` : `Ambas en ${cabinet}, ${room}`),
    room: (room) => `Ambas en ${room}`,
    site: "El local de una de ellas no está en el expediente. Podrían estar una al lado de la otra.",
    gases: (names) => `Puede desprender ${names}.`,
    groups: (one, other) => `${one} · ${other}`,
    apart: (one, other) => `Separe ${one} de ${other}.`,
    among: (names) => `Separe unas de otras: ${names}.`,
    more: (names, count) => `${names} y ${count} más`,
    move: (names, room) => `Traslade ${names} a ${room}. Sin reacción conocida con lo que hay allí en el expediente.`,
    noRoom: "Todos los locales del expediente tienen alguna sustancia incompatible.",
    because: (name, group, rule) => `${name}: ${group} (${rule})`,
    accepted: "Riesgo aceptado",
    acceptedBy: (name) => `Por ${name}`,
    unknownTitle: "Desconocido",
    unknown: (names) =>
      `No hay grupo reactivo en el expediente para ${names}. Se desconocen las reacciones con las demás.`,
    none: "No se encontraron pares incompatibles. Esto no significa que todo pueda almacenarse junto.",
    cut: "Hay más pares de los que se muestran aquí.",
  },
};

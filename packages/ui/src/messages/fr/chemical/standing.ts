import type { Messages } from "../../en.ts";

export const standingWords: Pick<Messages, "standing"> = {
  standing: {
    title: "Ce qui se trouve ensemble",
    pair: (one, other) => `${one} et ${other}`,
    cabinet: (cabinet, room) => (room === null ? `Les deux dans ${cabinet}` : `Les deux dans ${cabinet}, ${room}`),
    room: (room) => `Les deux dans ${room}`,
    site: "Le local de l’une d’elles n’est pas au dossier : elles peuvent se trouver côte à côte.",
    gases: (names) => `Peut dégager ${names}.`,
    because: (name, group, rule) => `${name} : ${group} (${rule})`,
    accepted: "Risque accepté",
    acceptedBy: (name) => `Par ${name}`,
    unknownTitle: "Inconnu",
    unknown: (names) => `Aucun groupe réactif au dossier pour ${names}. On ne sait pas ce que cela fait aux autres.`,
    none: "Aucune paire à séparer n’a été trouvée. Cela ne dit pas que tout peut rester ensemble.",
    cut: "Il y a plus de paires que celles qui sont montrées ici.",
  },
};

import type { Messages } from "../../en.ts";

export const standingTexts: Pick<Messages, "standing"> = {
  standing: {
    title: "Entreposés ensemble",
    pair: (one, other) => `${one} et ${other}`,
    cabinet: (cabinet, room) => (room === null ? `Les deux dans ${cabinet}` : `Les deux dans ${cabinet}, ${room}`),
    room: (room) => `Les deux dans ${room}`,
    site: "Local absent du dossier pour l’une d’elles. Elles pourraient se trouver côte à côte.",
    gases: (names) => `Peut dégager ${names}.`,
    groups: (one, other) => `${one} · ${other}`,
    apart: (one, other) => `Séparez ${one} de ${other}.`,
    among: (names) => `Séparez les unes des autres : ${names}.`,
    more: (names, count) => `${names} et ${count} de plus`,
    move: (names, room) => `Déplacez ${names} dans ${room}. Aucune réaction connue avec ce qui s’y trouve au dossier.`,
    noRoom: "Chaque local au dossier contient une matière incompatible.",
    because: (name, group, rule) => `${name} : ${group} (${rule})`,
    accepted: "Risque accepté",
    acceptedBy: (name) => `Par ${name}`,
    unknownTitle: "Inconnu",
    unknown: (names) => `Aucun groupe réactif au dossier pour ${names}. Les réactions avec les autres sont inconnues.`,
    none: "Aucune paire incompatible trouvée. Cela ne signifie pas que tout peut être entreposé ensemble.",
    cut: "Il y a plus de paires que celles montrées ici.",
  },
};

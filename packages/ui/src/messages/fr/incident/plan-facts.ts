import type { Messages } from "../../en.ts";

export const planFactWords: Pick<Messages, "planFacts"> = {
  planFacts: {
    from: {
      incident: "de l’incident",
      card: "de la fiche",
      plume: "du panache",
      checklists: "des listes de contrôle",
      log: "du journal",
    },
    incidentType: (name, id, hazardClass) =>
      [`Matière dangereuse : ${name}`, id, ...(hazardClass === null ? [] : [`classe ${hazardClass}`])].join(", "),
    location: (name, point) => (name === point ? point : `${name} (${point})`),
    isolate: (distance) => `Garder tout le monde à plus de ${distance}, de tous les côtés.`,
    protectDownwind: (distance, point) =>
      point === null
        ? `Protéger les gens sous le vent jusqu’à ${distance}.`
        : `Protéger les gens sous le vent, vers ${point}, jusqu’à ${distance}.`,
    protectAllRound: (distance) => `Protéger les gens de tous les côtés jusqu’à ${distance}.`,
    account: "Rendre compte de toutes les personnes sur place.",
    modelled: (headline, when) => `${headline}. Modèle du ${when}.`,
    hotZone: (most, calls) =>
      `Rester dans la zone chaude au plus ${most} minutes. Annoncer le temps toutes les ${calls} minutes.`,
    resources: (length, width) =>
      `Équipe d’entrée et équipe de secours avec la protection nommée sous Sécurité. Aire de décontamination d’environ ${length} sur ${width} pieds.`,
    communications: (calls) =>
      `Appel de temps à chaque équipe d’entrée toutes les ${calls} minutes. Canaux : le commandement les nomme.`,
    stageUpwind: (point, distance) => `Se rassembler au vent, côté ${point} de la source, à plus de ${distance}.`,
    consultation: (facts) => `À dire à CANUTEC : ${facts}.`,
    guide: (guide) => `guide ${guide}`,
    rate: (rate) => `${rate} kg/s dans l’air`,
    known: (source, text) => `Connu maintenant ${source} : ${text}`,
    take: "Utiliser",
    takeFor: (field) => `Utiliser pour ${field}`,
  },
};

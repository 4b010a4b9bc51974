import type { Messages } from "../../en.ts";

export const planFactTexts: Pick<Messages, "planFacts"> = {
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
    isolate: (distance) => `Isolez ${distance} dans toutes les directions.`,
    protectDownwind: (distance, point) =>
      point === null
        ? `Protégez les gens sous le vent jusqu’à ${distance}.`
        : `Protégez les gens sous le vent (${point}) jusqu’à ${distance}.`,
    protectAllRound: (distance) => `Protégez les gens dans toutes les directions jusqu’à ${distance}.`,
    account: "Rendre compte de toutes les personnes sur place.",
    modelled: (headline, when) => `${headline}. Modèle du ${when}.`,
    hotZone: (most, calls) =>
      `Limitez le temps en zone chaude à ${most} minutes. Contrôle du temps toutes les ${calls} minutes.`,
    resources: (length, width) =>
      `Équipes d’entrée et de relève avec l’ÉPI indiqué sous Sécurité. Aire de décontamination d’environ ${length} sur ${width} pieds.`,
    communications: (calls) =>
      `Contrôle du temps avec chaque équipe d’entrée toutes les ${calls} minutes. Canaux : attribués par le commandement.`,
    stageUpwind: (point, distance) =>
      `Rassemblez-vous en amont du vent (côté ${point} de la source), à plus de ${distance}.`,
    consultation: (facts) => `Dites à CANUTEC : ${facts}.`,
    guide: (guide) => `guide ${guide}`,
    rate: (rate) => `${rate} kg/s dans l’air`,
    known: (source, text) => `Nouveau ${source} : ${text}`,
    take: "Utiliser",
    takeFor: (field) => `Utiliser pour ${field}`,
  },
};

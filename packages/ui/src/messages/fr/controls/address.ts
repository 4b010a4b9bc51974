import type { Messages } from "../../en.ts";

export const addressTexts: Pick<Messages, "address"> = {
  address: {
    label: "Adresse de l’incident",
    keepTyping: "Tapez au moins 3 caractères.",
    none: "Aucune adresse ne correspond. Votre texte est conservé; vous pouvez aussi entrer des coordonnées.",
    failed: "Les suggestions ne sont pas disponibles en ce moment. Votre texte est conservé.",
    unanswered: (precision, service) => `${precision}; ${service} ne répond pas`,
    faults: {
      latitude: "Entrez d’abord la latitude, de −90 à 90.",
      longitude: "Entrez une longitude de −180 à 180.",
      minutes: "Les minutes et les secondes doivent être sous 60.",
      direction: "Entrez N ou S et E ou W, sans moins. Pour O, entrez W ou E.",
      incomplete: "Entrez la latitude et la longitude, comme 44.6652, −63.5677.",
      link: "Ce lien n’a pas de coordonnées. Ouvrez-le et copiez-les.",
    },
    square: (width) => `carré de ${width}`,
    precision: {
      registered: "repère enregistré",
      rooftop: "exacte",
      point: "exacte",
      interpolated: "entre deux numéros civiques",
      street: "rue",
      intersection: "intersection",
      town: "localité, ±5 km",
      none: "lieu inconnu",
    },
  },
};

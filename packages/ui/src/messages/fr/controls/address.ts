import type { Messages } from "../../en.ts";

export const addressWords: Pick<Messages, "address"> = {
  address: {
    label: "Adresse de l’incident",
    keepTyping: "Tapez au moins 3 caractères.",
    none: "Aucune adresse ne correspond. Votre texte reste; des coordonnées conviennent aussi.",
    failed: "Les suggestions ne sont pas disponibles maintenant. Votre texte reste.",
    unanswered: (precision, service) => `${precision}; ${service} ne répond pas`,
    faults: {
      latitude: "La latitude vient d’abord et va de −90 à 90.",
      longitude: "La longitude va de −180 à 180.",
      minutes: "Minutes et secondes sont sous 60.",
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

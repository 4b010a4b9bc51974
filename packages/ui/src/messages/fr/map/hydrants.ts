import type { Messages } from "../../en.ts";

export const hydrantTexts: Pick<Messages, "hydrants"> = {
  hydrants: {
    facility: "Numéro de l’installation",
    type: "Type",
    status: "État",
    unnumbered: "Borne sans numéro",
    notOnFile: "Pas au dossier",
    states: { "in-service": "En service", "out-of-service": "Hors service", unknown: "État inconnu" },
    none: "Aucune borne d’incendie au dossier.",
    noPlace: "Calculez un panache ou utilisez votre position pour voir les bornes d’incendie les plus proches.",
    nearestTo: (place) => `Les plus proches de ${place}`,
    here: "votre position",
    straight: "Distance en ligne droite. Vérifiez vous-même l’itinéraire.",
    more: (count) => `Afficher ${count} de plus`,
  },
};

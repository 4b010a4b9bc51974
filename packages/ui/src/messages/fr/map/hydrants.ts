import type { Messages } from "../../en.ts";

export const hydrantWords: Pick<Messages, "hydrants"> = {
  hydrants: {
    facility: "Numéro de l’installation",
    type: "Type",
    status: "État",
    unnumbered: "Borne sans numéro",
    notOnFile: "Pas au dossier",
    states: { "in-service": "En service", "out-of-service": "Hors service", unknown: "État inconnu" },
    none: "Aucune borne d’incendie n’est au dossier.",
    noPlace: "Calculez un panache ou utilisez votre position: les bornes les plus proches seront alors données ici.",
    nearestTo: (place) => `Les plus proches de ${place}`,
    here: "votre position",
    straight: "En ligne droite. Vérifiez vous-même le chemin.",
    more: (count) => `${count} de plus`,
  },
};

import type { Messages } from "../../en.ts";
import { counted } from "../plural.ts";

export const zoneTexts: Pick<Messages, "zones"> = {
  zones: {
    title: "Zones à partir du rejet",
    zoneAndLimit: "Zone et limite",
    downwind: "Sous le vent",
    width: "Largeur",
    area: "Superficie",
    widthAndArea: "Largeur, superficie",
    inside: "Dedans",
    sitesIn: (count) => counted(count, `${count} site`, `${count} sites`),
    hydrantsIn: (count) => counted(count, `${count} borne`, `${count} bornes`),
    peopleIn: (stated, silentSites) =>
      silentSites === 0
        ? `${counted(stated, `${stated} personne`, `${stated} personnes`)} dans ces sites`
        : `${stated === 0 ? "nombre de personnes inconnu" : `au moins ${counted(stated, `${stated} personne`, `${stated} personnes`)}`} : ${counted(silentSites, `${silentSites} site ne donne`, `${silentSites} sites ne donnent`)} aucun chiffre`,
    peopleNote:
      "Personnes : celles qui travaillent dans les sites enregistrés, selon les sites. Personne d’autre n’est compté.",
    placesByName: "À l’intérieur, par nom",
    hydrantsNamed: (names, more) => `Bornes : ${names}${more === 0 ? "" : ` et ${more} de plus`}`,
    sites: "Sites",
    evacuation: "Évacuation initiale",
    protective: "Distance d’activités de protection",
    protectiveAllRound: "Distance d’activités de protection, toutes les directions",
    notReached: "non atteinte",
    moreThan: (distance) => `plus de ${distance}`,
    allRound: (distance) => `${distance} dans toutes les directions`,
  },
};

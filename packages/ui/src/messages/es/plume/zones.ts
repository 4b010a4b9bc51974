import type { Messages } from "../../en.ts";
import { counted } from "../plural.ts";

export const zoneTexts: Pick<Messages, "zones"> = {
  zones: {
    title: "Zonas desde la liberación",
    zoneAndLimit: "Zona y límite",
    downwind: "En dirección del viento",
    width: "Ancho",
    area: "Área",
    widthAndArea: "Ancho, área",
    inside: "Dentro",
    sitesIn: (count) => counted(count, `${count} sitio`, `${count} sitios`),
    hydrantsIn: (count) => counted(count, `${count} hidrante`, `${count} hidrantes`),
    peopleIn: (stated, silentSites) =>
      silentSites === 0
        ? `${counted(stated, `${stated} persona`, `${stated} personas`)} en estos sitios`
        : `${stated === 0 ? "número de personas desconocido" : `al menos ${counted(stated, `${stated} persona`, `${stated} personas`)}`}: ${counted(silentSites, `${silentSites} sitio no da`, `${silentSites} sitios no dan`)} su número de personas`,
    peopleNote:
      "Personas: empleados de los sitios registrados, según lo que informan los sitios. No se cuenta a nadie más.",
    placesByName: "Dentro, por nombre",
    hydrantsNamed: (names, more) => `Hidrantes: ${names}${more === 0 ? "" : ` y ${more} más`}`,
    sites: "Sitios",
    evacuation: "Evacuación inicial",
    protective: "Distancia de acción protectora",
    protectiveAllRound: "Distancia de acción protectora, en todas direcciones",
    notReached: "no alcanzada",
    moreThan: (distance) => `más de ${distance}`,
    allRound: (distance) => `${distance} en todas direcciones`,
  },
};

import type { Messages } from "../../en.ts";

export const floorPlanTexts: Pick<Messages, "floorPlan"> = {
  floorPlan: {
    kinds: {
      key_box: "Boîte à clés",
      fire_department_connection: "Raccord-pompier",
      gas_shutoff: "Vanne de gaz",
      electric_shutoff: "Coupure électrique",
      water_shutoff: "Vanne d’eau",
      hydrant: "Borne d’incendie",
      riser: "Colonne de gicleurs",
      tank: "Réservoir",
      sds_cabinet: "Armoire des fiches de données",
      assembly_point: "Point de rassemblement",
    },
    points: "Points du plan",
    none: "Aucun point indiqué sur ce plan.",
    number: "N°",
    kind: "Repère",
    note: "Remarque",
    setBy: "Ajouté par",
    actions: "Actions",
    moveHint: "Déplacez-le avec les flèches, avec Maj par plus grands pas",
    pointLabel: (kind, number) => `${kind}, n° ${number}`,
  },
};

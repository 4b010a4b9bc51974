import type { Messages } from "../../en.ts";
import { counted } from "../plural.ts";

export const businessWords: Pick<Messages, "business"> = {
  business: {
    inventory: {
      table: "Matières",
      columns: {
        name: "Nom",
        unNumber: "Numéro UN",
        hazardLevel: "Niveau de danger",
        hazardClass: "Classe de danger",
        location: "Emplacement",
        quantity: "Quantité",
        actions: "Actions",
      },
      madeBy: (name) => `Fabriqué par ${name}`,
      unNumber: (number) => `UN ${number.replace(/^UN\s*/i, "")}`,
      updated: "Mis à jour",
      keepApart: "À séparer",
      keepApartHint: "Se trouve avec ce dont il doit être séparé",
      riskAccepted: "Risque accepté",
      checked: (days) =>
        days === 0 ? "Vérifié aujourd’hui" : `Vérifié il y a ${days} ${counted(days, "jour", "jours")}`,
      checkedBy: (checked, name) => `${checked} par ${name}`,
      neverChecked: "Jamais vérifié",
    },
    location: {
      civicAddress: "Adresse civique",
      bestEntrance: "Meilleure entrée",
      squareFeet: "Pieds carrés",
      employees: "Nombre d’employés",
      fireSuppression: "Extinction",
      fireAlarm: "Alarme incendie",
      sprinklers: "Gicleurs",
      yes: "Oui",
      no: "Non",
      unknown: "Inconnu",
      chemicals: (count) => counted(count, `${count} matière`, `${count} matières`),
      delete: (name) => `Supprimer ${name}`,
    },
    sheet: {
      uploaded: "Téléversée",
      uploadedBy: (name) => `par ${name}`,
      earlier: (count) => `Versions antérieures (${count})`,
      earlierOf: (count, name) => `Versions antérieures (${count}) de la fiche de ${name}`,
      view: (name) => `Voir la fiche de ${name}`,
      download: (name) => `Télécharger la fiche de ${name}`,
      delete: (name) => `Supprimer la fiche de ${name}`,
    },
  },
};

import { formatUnNumber } from "@placard/hazmat-core";
import type { Messages } from "../../en.ts";
import { counted } from "../plural.ts";

function since(months: number): string {
  if (months === 0) return "moins d’un mois";
  const years = Math.floor(months / 12);
  return years === 0 ? `${months} mois` : `${years} ${counted(years, "an", "ans")}`;
}

export const businessTexts: Pick<Messages, "business"> = {
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
      unNumber: formatUnNumber,
      updated: "Mis à jour",
      keepApart: "À séparer",
      keepApartHint: "Entreposé avec un produit dont il doit être séparé",
      riskAccepted: "Risque accepté",
      checked: (days) =>
        days === 0 ? "Vérifié aujourd’hui" : `Vérifié il y a ${days} ${counted(days, "jour", "jours")}`,
      checkedBy: (checked, name) => `${checked} par ${name}`,
      neverChecked: "Jamais vérifié",
      containers: (count) => `${count} ${counted(count, "contenant", "contenants")}`,
      containersExpired: (count) => counted(count, "1 contenant, expiré", `${count} contenants, dont d’expirés`),
      containersDue: (count) =>
        counted(count, "1 contenant, expire bientôt", `${count} contenants, dont certains expirent bientôt`),
      noSheet: "Aucune fiche de données de sécurité (FDS) au dossier",
      sheetUndated: "FDS au dossier, date de révision inconnue",
      sheetRevised: (months) => `FDS révisée il y a ${since(months)}`,
    },
    location: {
      civicAddress: "Adresse civique",
      addressLine: "Deuxième ligne d’adresse",
      place: "Position sur la carte",
      places: {
        pin: "Repère confirmé",
        address: "Adresse trouvée",
        street: "Rue",
        town: "Emplacement approximatif : ville",
        unknown: "Emplacement approximatif : aucun repère",
      },
      bestEntrance: "Meilleure entrée",
      squareFeet: "Pieds carrés",
      employees: "Nombre d’employés",
      manager: "Responsable",
      fireSuppression: "Extinction",
      fireAlarm: "Alarme incendie",
      sprinklers: "Gicleurs",
      trained: "Personnel formé à la manutention des produits chimiques",
      nearWater: "Près d’un cours d’eau ou d’un égout",
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
      earlierOf: (count, name) => `Versions antérieures (${count}) de la FDS de ${name}`,
      view: (name) => `Voir la FDS de ${name}`,
      edit: (name) => `Modifier les détails de la FDS de ${name}`,
      download: (name) => `Télécharger la FDS de ${name}`,
      delete: (name) => `Supprimer la FDS de ${name}`,
    },
  },
};

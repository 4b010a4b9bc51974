import type { Messages } from "../../en.ts";
import { counted } from "../plural.ts";

export const responderMapWords: Pick<Messages, "responderMap"> = {
  responderMap: {
    title: "Carte",
    surface: "Carte des entreprises et des bornes d’incendie",
    filters: "Filtres de la carte",
    closeFilters: "Fermer les filtres de la carte",
    close: "Fermer la carte",
    allBusinesses: "Toutes les entreprises",
    fireHydrants: "Bornes d’incendie",
    activeFilters: "Filtres actifs",
    enabled: "Activé",
    disabled: "Désactivé",
    loadingBusinesses: "Chargement de tous les emplacements des entreprises...",
    loadingHydrants: "Chargement des bornes d’incendie...",
    businessesFailed: "Les emplacements des entreprises n’ont pas pu être chargés",
    hydrantsFailed: "Les bornes d’incendie n’ont pas pu être chargées",
    businesses: (count) => counted(count, `${count} emplacement`, `${count} emplacements`),
    hydrants: (count) => counted(count, `${count} borne d’incendie`, `${count} bornes d’incendie`),
    noHydrants: "Aucune borne d’incendie n’est au dossier.",
    sitePlans: "Plans et photos",
    sitePlansOf: (name) => `Plans et photos de ${name}`,
    noBusinesses: "Aucun emplacement d’entreprise n’est au dossier.",
    address: "Adresse",
    chemicals: "Matières",
    size: "Taille",
    squareFeet: (value) => `${value} pi²`,
    employees: "Employés",
    approximate: "Emplacement approximatif",
    show: (name) => `Afficher ${name}`,
  },
};

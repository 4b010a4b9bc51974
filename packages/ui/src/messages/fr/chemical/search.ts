import type { Messages } from "../../en.ts";
import { counted } from "../plural.ts";

export const searchTexts: Pick<Messages, "search"> = {
  search: {
    label: "Nom, numéro UN, CAS ou formule",
    clear: "Effacer la recherche",
    keepTyping: "Tapez au moins 2 caractères.",
    none: "Aucun résultat au dossier. Vérifiez l’orthographe, ou cherchez par numéro UN ou CAS.",
    failed: "La recherche n’est pas disponible en ce moment. Elle reprendra quand le réseau reviendra.",
    reading: (name) => `Chargement de ${name}`,
    notRead: (name) => `${name} n’a pas pu être chargé`,
    notReadText: "Le dossier n’a pas pu être chargé. Utilisez votre guide et réessayez.",
    noData: "Aucune donnée chimique. Utilisez votre guide.",
    retry: "Réessayer",
    probably: (by) => `correspondance probable, ${by}`,
    count: (matches) => counted(matches, `${matches} résultat`, `${matches} résultats`),
    matchedBy: {
      un: "par numéro UN",
      cas: "par numéro CAS",
      name: "par nom",
      synonym: "par synonyme",
      formula: "par formule",
      everyday: "par nom courant",
      begins: "par mots du nom",
      spelling: "par orthographe voisine",
    },
  },
};

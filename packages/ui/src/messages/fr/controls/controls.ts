import type { Messages } from "../../en.ts";
import type { controlTexts as english } from "../../en/controls/controls.ts";

export const controlTexts: Pick<Messages, keyof typeof english> = {
  close: "Fermer",
  remove: "Retirer",
  showPassword: "Afficher le mot de passe",
  increase: "Augmenter",
  decrease: "Diminuer",
  showChoices: "Afficher les choix",
  clear: "Effacer",
  searching: "Recherche...",
  dateFormat: "AAAA-MM-JJ",
  chooseDate: (label) => `Choisir une date : ${label}`,
  calendarNotLoaded: "Le calendrier n’a pas pu être chargé. Saisissez la date.",
  chooseFile: "Choisir un fichier",
  chooseFiles: "Choisir des fichiers",
  orDrop: "ou déposez-le ici",
  uploading: "Téléversement...",
  notifications: "Avis",
  tone: {
    neutral: "Note",
    ok: "Terminé",
    caution: "Attention",
    danger: "Erreur",
    info: "Information",
    accent: "Note",
  },
};

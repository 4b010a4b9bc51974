import type { Messages } from "../../en.ts";

export const checklistTexts: Pick<Messages, "checklist"> = {
  checklist: {
    title: "Listes de vérification de sécurité",
    guide: "Guide de référence",
    choose: "Choisissez un guide de référence...",
    noneTitle: "Choisissez un guide de référence",
    noneText:
      "Choisissez parmi les guides des officiers en matières dangereuses pour ouvrir leurs listes de vérification",
    loading: "Chargement des listes...",
    failedTitle: "Les listes n’ont pas pu être chargées",
    failedText: "Vérifiez le réseau et réessayez. Si l’échec se répète, rechargez la page.",
    retry: "Réessayer",
    count: (completed, total) => `${completed}/${total}`,
    countWords: (completed, total) => `${completed} de ${total} faits`,
    /** With the time. */
    ticked: (clock) => `Fait à ${clock}`,
    save: "Enregistrer l’avancement",
    saving: "Enregistrement...",
    allDone: "Toutes les tâches sont faites ✓",
    nothingChecked: "Cochez d’abord un élément.",
    states: {
      device: "Enregistré sur cet appareil",
      saved: "Enregistré dans l’incident",
      unsaved: "Sur cet appareil, pas encore enregistré dans l’intervention",
      waiting: "Enregistré sur cet appareil, en attente d’envoi",
      unread: "Les éléments cochés par d’autres n’ont pas pu être chargés",
      full: "La mémoire de l’appareil est pleine. Enregistrez avant de fermer cette page.",
      page: "Ce navigateur n’enregistre pas de données. Enregistrez avant de fermer cette page.",
    },
    close: "Fermer les listes de vérification",
    notReviewed: "Non révisé par un officier en matières dangereuses.",
  },
};

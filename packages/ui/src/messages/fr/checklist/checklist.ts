import type { Messages } from "../../en.ts";

export const checklistWords: Pick<Messages, "checklist"> = {
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
    /** At which time. */
    ticked: (clock) => `Fait à ${clock}`,
    save: "Enregistrer l’avancement",
    saving: "Enregistrement...",
    allDone: "Toutes les tâches sont faites ✓",
    nothingChecked: "Cochez d’abord un élément.",
    states: {
      device: "Conservé sur cet appareil",
      saved: "Enregistré dans l’incident",
      unsaved: "Conservé sur cet appareil, pas encore enregistré",
      waiting: "Conservé sur cet appareil, attend d’être envoyé",
      unread: "Ce que d’autres ont coché n’a pas pu être lu",
      page: "Cet appareil ne conserve plus rien. Enregistrez avant de fermer cette page.",
    },
    close: "Fermer les listes de vérification",
    notReviewed: "Non révisé par un officier en matières dangereuses.",
  },
};

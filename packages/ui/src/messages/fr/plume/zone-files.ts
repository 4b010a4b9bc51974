import type { Messages } from "../../en.ts";

export const zoneFileWords: Pick<Messages, "zoneFiles"> = {
  zoneFiles: {
    menu: "Copier ou enregistrer",
    text: "Enregistrer en texte",
    geojson: "Enregistrer en GeoJSON",
    geojsonText: "Pour les logiciels de cartographie",
    kml: "Enregistrer en KML",
    kmlText: "Google Earth et MARPLOT",
    tak: "Enregistrer en paquet TAK",
    takText: "ATAK, WinTAK et iTAK",
    capDraft: "Enregistrer en ébauche CAP",
    capDraftText: "CAP 1.2, pour qui émet des alertes",
    capExercise: "Enregistrer en exercice CAP",
    capExerciseText: "CAP 1.2, statut Exercise, pour s’entraîner",
    capActual: "Enregistrer en alerte CAP...",
    capActualText: "CAP 1.2, statut Actual",
    saved: "Enregistré",
    failed: "Le fichier n’a pas pu être écrit",
    failedText: "Copiez plutôt le tableau en texte.",
    nothingToWarnOf: "Il n’y a rien à annoncer",
    nothingToWarnOfText: "Aucune zone ni distance n’est connue : le message n’aurait pas de secteur.",
    actualTitle: "Écrire une alerte réelle ?",
    actualText:
      "Un logiciel qui lit ce fichier peut alerter la population aussitôt. Seules les personnes autorisées à émettre des alertes en écrivent une. Les zones viennent d’un modèle et personne ne les a mesurées.",
    actualIsOld:
      " Elles sont plus anciennes que la durée pendant laquelle leur vent peut être tenu pour valable : calculez d’abord de nouveau.",
    actualConfirm: "Écrire comme Actual",
    caution: "Un modèle, pas une mesure. Il ne montre pas qu’un lieu est sûr.",
    release: "Rejet",
    lines: {
      centreline: "Axe du panache",
      "swing-left": "Balancement du panache, à gauche",
      "swing-right": "Balancement du panache, à droite",
    },
    validity: (calculated, until) =>
      `Calculé ${calculated}, tenu pour valable jusqu’à ${until} (UTC). Ensuite, relisez le vent et calculez de nouveau.`,
    notDrawn: (label, why) => `${label} : non tracé, ${why}`,
    event: "Alerte aux matières dangereuses",
    instruction: "Restez à l’écart de ces secteurs. Faites ce que disent les responsables sur place.",
    restriction: "Réservé au commandement de l’incident. Pas pour le public.",
    fileName: "zones-du-rejet",
  },
};

import type { Messages } from "../../en.ts";

export const zoneFileTexts: Pick<Messages, "zoneFiles"> = {
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
    capDraftText: "CAP 1.2, pour l’autorité qui émet les alertes",
    capExercise: "Enregistrer en exercice CAP",
    capExerciseText: "CAP 1.2, statut Exercise, pour s’entraîner",
    capActual: "Enregistrer en alerte CAP...",
    capActualText: "CAP 1.2, statut Actual",
    saved: "Enregistré",
    failed: "Le fichier n’a pas pu être créé",
    failedText: "Copiez plutôt le tableau en texte.",
    nothingToWarnOf: "Aucun secteur d’alerte",
    nothingToWarnOfText: "Aucune zone ni distance n’est connue : l’alerte n’aurait pas de secteur.",
    actualTitle: "Créer ceci comme une alerte réelle?",
    actualText:
      "Un logiciel qui lit ce fichier peut alerter la population immédiatement. Réservé à qui peut émettre des alertes. Les zones viennent d’un modèle, pas de mesures.",
    actualIsOld: " Elles reposent sur une ancienne lecture du vent : recalculez d’abord.",
    actualConfirm: "Créer comme Actual",
    caution: "Un modèle, pas une mesure. Cela ne veut pas dire qu’un lieu est sûr.",
    release: "Rejet",
    lines: {
      centreline: "Axe du panache",
      "swing-left": "Déviation du panache, à gauche",
      "swing-right": "Déviation du panache, à droite",
    },
    validity: (calculated, until) =>
      `Calculé ${calculated}. N’utilisez plus après ${until} (UTC) : obtenez une nouvelle lecture du vent et recalculez.`,
    notDrawn: (label, why) => `${label} : non tracé, ${why}`,
    event: "Alerte aux matières dangereuses",
    instruction: "Restez hors de ces secteurs. Suivez les directives des autorités sur place.",
    restriction: "Pour le commandement de l’incident seulement. Ne pas diffuser au public.",
    fileName: "zones-du-rejet",
  },
};

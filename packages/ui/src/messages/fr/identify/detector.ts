import type { Messages } from "../../en.ts";

export const detectorTexts: Pick<Messages, "detector"> = {
  detector: {
    title: "Lecture du détecteur",
    text: "Un détecteur lit comme si le gaz était son gaz d’étalonnage. Appliquez le facteur de correction du fabricant pour le gaz présent.",
    gas: "Gaz dans l’air",
    reading: "Lecture",
    unit: "Unité",
    units: { ppm: "ppm", "% LEL": "% de la LIE", "% vol": "% vol." },
    result: "Lecture brute et corrigée",
    factor: "Facteur de correction",
    factorHint:
      "Concentration réelle ÷ lecture du détecteur. Pas au dossier ici : utilisez le tableau du fabricant pour ce détecteur et ce capteur.",
    source: "Source du facteur",
    sourceHint: "Fabricant, détecteur, gaz d’étalonnage, édition du tableau.",
    correct: "Corriger la lecture",
    raw: "Brute",
    rawText: "Telle qu’affichée, par rapport au gaz d’étalonnage.",
    lel: "Corrigée, % LIE",
    ppm: "Corrigée, ppm",
    notYet: "Entrez le gaz, la lecture, le facteur de correction et sa source.",
    notCorrected: "Lecture non corrigée.",
    working: (reading, factor) => `${reading} × ${factor}`,
    factorOf: (source) => `Facteur : ${source}`,
    lelOf: (value, source) => `LIE ${value} % vol., ${source}`,
    noLel: "Aucune LIE au dossier. Conversion impossible entre ppm et pourcentage de la LIE.",
    tenth: "À 10 % de la LIE ou plus.",
    overLimits: (limits) => `Limites atteintes ou dépassées : ${limits}.`,
    limits: "Limite dépassée.",
    notRead: "Les données chimiques ne sont pas encore sur cet appareil. Connectez-vous une fois, puis réessayez.",
    refused: {
      "detector.reading": "Entrez une lecture de 0 ou plus.",
      "detector.beyond_scale":
        "La lecture dépasse le maximum de tout détecteur : 100 % de la LIE, 100 % vol. ou 1 000 000 ppm. Vérifiez la lecture et son unité.",
      "detector.gas_unknown": "Gaz non identifié. Identifiez-le d’abord.",
      "detector.factor_unknown":
        "Aucun facteur de correction au dossier pour ce gaz. Entrez celui du fabricant, plus grand que 0.",
      "detector.factor_source": "Entrez la source du facteur : fabricant, détecteur, tableau et édition.",
      "detector.more_than_all": "Le résultat dépasse 100 % de gaz. Vérifiez la lecture, l’unité et le facteur.",
    },
  },
};

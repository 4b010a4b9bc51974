import type { Messages } from "../../en.ts";

export const detectorWords: Pick<Messages, "detector"> = {
  detector: {
    title: "Lecture du détecteur",
    text: "Un détecteur montre son gaz d’étalonnage. Seul le facteur de son fabricant en fait le gaz qui est dans l’air.",
    gas: "Gaz dans l’air",
    reading: "Lecture",
    unit: "Unité",
    units: { ppm: "ppm", "% LEL": "% de la LIE", "% vol": "% vol." },
    result: "Brute et corrigée",
    factor: "Facteur de correction",
    factorHint:
      "Gaz réel ÷ lecture. Aucun facteur n’est au dossier : prenez celui du tableau du fabricant, pour ce détecteur et ce capteur.",
    source: "Facteur de qui",
    sourceHint: "Fabricant, détecteur, gaz d’étalonnage, édition du tableau.",
    correct: "Corriger la lecture",
    raw: "Brute",
    rawText: "Comme le détecteur la montre : de son gaz d’étalonnage.",
    lel: "Corrigée, % LIE",
    ppm: "Corrigée, ppm",
    notYet: "Entrez le gaz, la lecture, le facteur et de qui il vient.",
    notCorrected: "Rien n’est corrigé.",
    working: (reading, factor) => `${reading} × ${factor}`,
    factorOf: (source) => `Facteur : ${source}`,
    lelOf: (value, source) => `LIE ${value} % vol., ${source}`,
    noLel: "Pas de LIE au dossier, alors l’une ne se tire pas de l’autre.",
    tenth: "10 % de la LIE est atteint.",
    overLimit: (limit) => `${limit} est dépassé.`,
    limits: "Une limite est dépassée.",
    notRead: "Les données chimiques de cet appareil n’ont pas été chargées. Connectez-vous une fois et réessayez.",
    refused: {
      "detector.reading": "Entrez une lecture de 0 ou plus.",
      "detector.beyond_scale":
        "C’est plus qu’un détecteur ne peut montrer : 100 % de la LIE, 100 % vol. ou 1 000 000 ppm. Vérifiez la lecture et son unité.",
      "detector.gas_unknown": "Le gaz n’est pas identifié. Identifiez-le d’abord.",
      "detector.factor_unknown":
        "Aucun facteur pour ce gaz n’est au dossier. Entrez celui du fabricant du détecteur, au-dessus de 0.",
      "detector.factor_source": "Dites de qui vient le facteur : fabricant, détecteur, tableau et édition.",
      "detector.more_than_all": "C’est plus de gaz qu’il n’y a d’air. Vérifiez la lecture, son unité et le facteur.",
    },
  },
};

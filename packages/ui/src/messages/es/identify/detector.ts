import type { Messages } from "../../en.ts";

export const detectorWords: Pick<Messages, "detector"> = {
  detector: {
    title: "Lectura del detector",
    text: "Un detector muestra su gas de calibración. Solo el factor de su fabricante lo convierte en el gas que hay en el aire.",
    gas: "Gas en el aire",
    reading: "Lectura",
    unit: "Unidad",
    units: { ppm: "ppm", "% LEL": "% LIE", "% vol": "% vol." },
    result: "Sin corregir y corregida",
    factor: "Factor de corrección",
    factorHint:
      "Gas real ÷ lectura. No hay factores en el expediente: tómelo de la tabla del fabricante para este detector y sensor.",
    source: "De quién es el factor",
    sourceHint: "Fabricante, detector, gas de calibración, edición de la tabla.",
    correct: "Corregir la lectura",
    raw: "Sin corregir",
    rawText: "Como la muestra el detector: de su gas de calibración.",
    lel: "Corregida, % LIE",
    ppm: "Corregida, ppm",
    notYet: "Indique el gas, la lectura, el factor y de quién es.",
    notCorrected: "No se corrige nada.",
    working: (reading, factor) => `${reading} × ${factor}`,
    factorOf: (source) => `Factor de: ${source}`,
    lelOf: (value, source) => `LIE ${value} % vol., ${source}`,
    noLel: "Sin LIE en el expediente, así que una no se obtiene de la otra.",
    tenth: "Se alcanza el 10 % del LIE.",
    overLimit: (limit) => `Se supera ${limit}.`,
    limits: "Se supera un límite.",
    notRead: "No se cargaron los datos químicos de este dispositivo. Conéctese una vez e intente de nuevo.",
    refused: {
      "detector.reading": "Indique una lectura de 0 o más.",
      "detector.beyond_scale":
        "Es más de lo que un detector puede mostrar: 100 % LIE, 100 % vol. o 1 000 000 ppm. Revise la lectura y su unidad.",
      "detector.gas_unknown": "El gas no está identificado. Identifíquelo primero.",
      "detector.factor_unknown":
        "No hay factor para este gas en el expediente. Indique el del fabricante del detector, mayor que 0.",
      "detector.factor_source": "Diga de quién es el factor: fabricante, detector, tabla y edición.",
      "detector.more_than_all": "Es más gas que aire hay. Revise la lectura, su unidad y el factor.",
    },
  },
};

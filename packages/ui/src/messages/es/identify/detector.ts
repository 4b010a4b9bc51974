import type { Messages } from "../../en.ts";

export const detectorTexts: Pick<Messages, "detector"> = {
  detector: {
    title: "Lectura del detector",
    text: "Un detector marca como si el gas fuera su gas de calibración. Aplique el factor de corrección del fabricante para el gas presente.",
    gas: "Gas en el aire",
    reading: "Lectura",
    unit: "Unidad",
    units: { ppm: "ppm", "% LEL": "% LIE", "% vol": "% vol." },
    result: "Lectura sin corregir y corregida",
    factor: "Factor de corrección",
    factorHint:
      "Concentración real ÷ lectura del detector. Aquí no está en el expediente: use la tabla del fabricante para este detector y sensor.",
    source: "Fuente del factor",
    sourceHint: "Fabricante, detector, gas de calibración, edición de la tabla.",
    correct: "Corregir la lectura",
    raw: "Sin corregir",
    rawText: "Como aparece en el detector, en términos del gas de calibración.",
    lel: "Corregida, % LIE",
    ppm: "Corregida, ppm",
    notYet: "Indique el gas, la lectura, el factor de corrección y su fuente.",
    notCorrected: "Lectura sin corregir.",
    working: (reading, factor) => `${reading} × ${factor}`,
    factorOf: (source) => `Factor de: ${source}`,
    lelOf: (value, source) => `LIE ${value} % vol., ${source}`,
    noLel: "No hay LIE en el expediente. No se puede convertir entre % LIE y ppm.",
    tenth: "En el 10% del LIE o más.",
    overLimits: (limits) => `Límites alcanzados o superados: ${limits}.`,
    limits: "Límite superado.",
    notRead: "Los datos químicos aún no están en este equipo. Conéctese una vez, luego intente otra vez.",
    refused: {
      "detector.reading": "Indique una lectura de 0 o más.",
      "detector.beyond_scale":
        "La lectura rebasa el máximo de cualquier detector: 100 % LIE, 100 % vol. o 1 000 000 ppm. Revise la lectura y su unidad.",
      "detector.gas_unknown": "Gas no identificado. Identifíquelo primero.",
      "detector.factor_unknown":
        "No hay factor de corrección en el expediente para este gas. Indique el factor del fabricante, mayor que 0.",
      "detector.factor_source": "Indique la fuente del factor: fabricante, detector, tabla y edición.",
      "detector.more_than_all": "El resultado es más de 100% de gas. Revise la lectura, la unidad y el factor.",
    },
  },
};

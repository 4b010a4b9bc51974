import type { Messages } from "../../en.ts";

export const meantTexts: Pick<Messages, "meant"> = {
  meant: {
    choose: "Elija la sustancia",
    several: (text) => `“${text}” coincide con más de una sustancia.`,
    which: "Elija la correcta.",
    or: (others) => `También podría ser: ${others}.`,
    notOnFile: (text) => `“${text}” no está en el expediente.`,
    probably: (text) => `Coincidencia probable con “${text}”.`,
    didYouMeanIt: "¿Quiso decir esta? Elíjala solo si es correcta.",
    didYouMean: "¿Quiso decir una de estas? Elija una solo si el nombre es correcto.",
    known: (name, what) => `${name}: ${what}.`,
    spelledLike: (name, what) => `Se escribe casi como ${name}: ${what}.`,
    unregulated: "No aparece en las normas de transporte. No se da ninguna orientación para ella.",
    called: (name) => `“${name}”`,
    consistsOf: "consta de",
    notListed: "No tiene número propio en el expediente. Identifíquela por los documentos de embarque.",
    checkSpelling: "Revise la ortografía, o use el número ONU o el número CAS.",
    untilIdentified: (guide, distance) =>
      `No hay distancia, traje ni descontaminación en el expediente para ella. Hasta que se identifique, use la guía ${guide}. Aísle ${distance} en todas direcciones.`,
    unidentified: (guide, distance) =>
      [
        guide === null ? "Trátela como no identificada." : `Trátela como no identificada. Use la guía ${guide}.`,
        distance === null ? "" : `Aísle ${distance} en todas direcciones.`,
        "Revise otra vez el número en el cartel o en los documentos de embarque.",
      ]
        .filter(Boolean)
        .join(" "),
    disagree: "El nombre, el número ONU y el número CAS no coinciden.",
    disagreeText: "Revise el recipiente, luego elija.",
    byUn: "por su número ONU",
    byCas: "por su número CAS",
  },
};

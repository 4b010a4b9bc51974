import type { Messages } from "../../en.ts";

export const meantWords: Pick<Messages, "meant"> = {
  meant: {
    choose: "De qué sustancia se trata",
    several: (text) => `“${text}” nombra más de una sustancia.`,
    which: "Elija la sustancia de la que se trata.",
    or: (others) => `También puede ser: ${others}.`,
    notOnFile: (text) => `“${text}” no está en el expediente.`,
    probably: (text) => `“${text}” probablemente nombra esta sustancia.`,
    didYouMeanIt: "¿Es esta? Elíjala solo si es correcta.",
    didYouMean: "¿Es una de estas? Elíjala solo si el nombre es correcto.",
    known: (name, what) => `${name}: ${what}.`,
    spelledLike: (name, what) => `Se escribe casi como ${name}: ${what}.`,
    unregulated: "Ninguna regla de transporte la nombra. No se calcula nada para ella.",
    called: (name) => `“${name}”`,
    consistsOf: "consta de",
    notListed: "No está en el expediente con un número propio. Identifíquela por sus documentos.",
    checkSpelling: "Revise la ortografía, o use el número ONU o el número CAS.",
    untilIdentified: (guide, distance) =>
      `No se conoce para ella distancia, traje ni descontaminación. Hasta que se identifique vale la guía ${guide}: aísle ${distance} en todas direcciones.`,
    unidentified: (guide, distance) =>
      [
        guide === null ? "Trátela como no identificada." : `Trátela como no identificada: guía ${guide}.`,
        distance === null ? "" : `Aísle ${distance} en todas direcciones.`,
        "Lea otra vez el número, en el cartel o en el documento de embarque.",
      ]
        .filter(Boolean)
        .join(" "),
    disagree: "El número ONU y el número CAS nombran sustancias distintas.",
    disagreeText: "Revise el recipiente, luego elija.",
    byUn: "por su número ONU",
    byCas: "por su número CAS",
  },
};

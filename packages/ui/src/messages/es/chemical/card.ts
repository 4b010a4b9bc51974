import type { Messages } from "../../en.ts";
import { counted } from "../plural.ts";

export const cardWords: Pick<Messages, "card"> = {
  card: {
    label: (name) => `${name}, ficha de diez segundos`,
    recordOf: (name) => `datos de ${name}`,
    isolate: "Aísle",
    protect: "Proteja",
    firstAction: "Primera acción",
    exposure: "Exposición",
    exposureFor: (minutes) => `Exposición, ${minutes} min`,
    nfpa: "NFPA 704",
    ergGuide: "Guía de la GRE",
    class: "Clase",
    allDirections: "en todas direcciones",
    protectDownwind: (distance) => `Proteja ${distance} en dirección del viento`,
    guide: (guide) => `Guía ${guide}`,
    followGuide: (guide) => `en todas direcciones, luego siga la guía ${guide}`,
    followIt: "consúltela para la distancia",
    sizeKnown: "Situación",
    moreLines: (lines) => counted(lines, `${lines} línea más`, `${lines} líneas más`),
    moreSources: "Más fuentes",
    moreRows: (rows) => counted(rows, `${rows} renglón más`, `${rows} renglones más`),
    isolateColumn: "aísle",
    downwindColumn: "en dirección del viento",
    toxicByInhalation: "tóxico por inhalación",
    zone: (zones) => `zona de peligro ${zones.join(", ")}`,
    waterGives: (gases) => `desprende ${gases.join(", ")} en agua`,
    polymerizes: "puede polimerizar",
    thin: "Sin límites de exposición laboral en el expediente.",
    notReviewed: "Sin revisar por un oficial de materiales peligrosos",
  },
};

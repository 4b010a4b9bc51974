import type { Messages } from "../../en.ts";

export const zoneFileWords: Pick<Messages, "zoneFiles"> = {
  zoneFiles: {
    menu: "Copiar o guardar",
    text: "Guardar como texto",
    geojson: "Guardar como GeoJSON",
    geojsonText: "Para programas de mapas",
    kml: "Guardar como KML",
    kmlText: "Google Earth y MARPLOT",
    tak: "Guardar como paquete TAK",
    takText: "ATAK, WinTAK e iTAK",
    capDraft: "Guardar como borrador CAP",
    capDraftText: "CAP 1.2, para quien emite avisos",
    capExercise: "Guardar como ejercicio CAP",
    capExerciseText: "CAP 1.2, estado Exercise, para practicar",
    capActual: "Guardar como aviso CAP...",
    capActualText: "CAP 1.2, estado Actual",
    saved: "Guardado",
    failed: "No se pudo escribir el archivo",
    failedText: "Copie la tabla como texto.",
    nothingToWarnOf: "No hay nada que avisar",
    nothingToWarnOfText: "No se conoce ninguna zona ni distancia: el mensaje no tendría área.",
    actualTitle: "¿Escribir un aviso real?",
    actualText:
      "Un programa que lea este archivo puede avisar a la población de inmediato. Solo lo escriben quienes pueden emitir avisos. Las zonas son de un modelo y nadie las ha medido.",
    actualIsOld: " Son más antiguas que el tiempo en que su viento puede darse por válido: calcule otra vez primero.",
    actualConfirm: "Escribir como Actual",
    caution: "Un modelo, no una medición. No muestra que algún lugar sea seguro.",
    release: "Liberación",
    lines: {
      centreline: "Eje de la pluma",
      "swing-left": "Oscilación de la pluma, a la izquierda",
      "swing-right": "Oscilación de la pluma, a la derecha",
    },
    validity: (calculated, until) =>
      `Calculado ${calculated}, se da por válido hasta ${until} (UTC). Después, lea el viento y calcule otra vez.`,
    notDrawn: (label, why) => `${label}: sin dibujar, ${why}`,
    event: "Aviso de materiales peligrosos",
    instruction: "Manténgase lejos de estas áreas. Haga lo que digan los responsables en el lugar.",
    restriction: "Solo para el mando del incidente. No para el público.",
    fileName: "zonas",
  },
};

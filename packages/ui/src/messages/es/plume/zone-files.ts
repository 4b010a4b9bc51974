import type { Messages } from "../../en.ts";

export const zoneFileTexts: Pick<Messages, "zoneFiles"> = {
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
    capDraftText: "CAP 1.2, para la autoridad que emite alertas",
    capExercise: "Guardar como ejercicio CAP",
    capExerciseText: "CAP 1.2, estado Exercise, para practicar",
    capActual: "Guardar como aviso CAP...",
    capActualText: "CAP 1.2, estado Actual",
    saved: "Guardado",
    failed: "No se pudo crear el archivo",
    failedText: "Copie la tabla como texto.",
    nothingToWarnOf: "Sin área de aviso",
    nothingToWarnOfText: "No se conoce ninguna zona ni distancia, así que la alerta no tendría área.",
    actualTitle: "¿Crear esto como un aviso real?",
    actualText:
      "Un programa que lea este archivo puede alertar a la población de inmediato. Créelo solo si está autorizado para emitir avisos. Las zonas vienen de un modelo, no de mediciones.",
    actualIsOld: " Se basan en una lectura de viento vieja: calcule otra vez primero.",
    actualConfirm: "Crear como Actual",
    caution: "Un modelo, no una medición. No significa que algún lugar sea seguro.",
    release: "Liberación",
    lines: {
      centreline: "Eje de la pluma",
      "swing-left": "Oscilación de la pluma, a la izquierda",
      "swing-right": "Oscilación de la pluma, a la derecha",
    },
    validity: (calculated, until) =>
      `Calculado ${calculated}. No lo use después de ${until} (UTC): tome otra lectura del viento y calcule otra vez.`,
    notDrawn: (label, why) => `${label}: sin dibujar, ${why}`,
    event: "Aviso de materiales peligrosos",
    instruction: "No entre en estas áreas. Siga las instrucciones de las autoridades en el lugar.",
    restriction: "Solo para el mando del incidente. No se difunda al público.",
    fileName: "zonas",
  },
};

import type { Messages } from "../../en.ts";

export const planFactTexts: Pick<Messages, "planFacts"> = {
  planFacts: {
    from: {
      incident: "del incidente",
      card: "de la ficha",
      plume: "de la pluma",
      checklists: "de las listas",
      log: "de la bitácora",
    },
    incidentType: (name, id, hazardClass) =>
      [`Material peligroso: ${name}`, id, ...(hazardClass === null ? [] : [`clase ${hazardClass}`])].join(", "),
    location: (name, point) => (name === point ? point : `${name} (${point})`),
    isolate: (distance) => `Aísle ${distance} en todas direcciones.`,
    protectDownwind: (distance, point) =>
      point === null
        ? `Proteja a las personas en dirección del viento hasta ${distance}.`
        : `Proteja a las personas en dirección del viento (${point}) hasta ${distance}.`,
    protectAllRound: (distance) => `Proteja a las personas en todas direcciones hasta ${distance}.`,
    account: "Dé cuenta de todas las personas del sitio.",
    modelled: (headline, when) => `${headline}. Modelo calculado ${when}.`,
    hotZone: (most, calls) =>
      `Limite el tiempo en la zona caliente a ${most} minutos. Control de tiempo cada ${calls} minutos.`,
    resources: (length, width) =>
      `Equipos de entrada y de respaldo con el equipo de protección indicado en Seguridad. Área de descontaminación de unos ${length} por ${width} pies.`,
    communications: (calls) =>
      `Control de tiempo con cada equipo de entrada cada ${calls} minutos. Canales: los asigna el mando.`,
    stageUpwind: (point, distance) =>
      `Ponga el área de espera viento arriba (al ${point} de la fuente), a más de ${distance}.`,
    consultation: (facts) => `Diga a CANUTEC: ${facts}.`,
    guide: (guide) => `Guía ${guide}`,
    rate: (rate) => `${rate} kg/s al aire`,
    known: (source, text) => `Nuevo ${source}: ${text}`,
    take: "Usar esto",
    takeFor: (field) => `Usar esto para ${field}`,
  },
};

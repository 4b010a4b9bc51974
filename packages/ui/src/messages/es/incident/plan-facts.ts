import type { Messages } from "../../en.ts";

export const planFactWords: Pick<Messages, "planFacts"> = {
  planFacts: {
    from: {
      incident: "del incidente",
      card: "de la ficha",
      plume: "de la pluma",
      checklists: "de las listas",
      log: "del registro",
    },
    incidentType: (name, id, hazardClass) =>
      [`Material peligroso: ${name}`, id, ...(hazardClass === null ? [] : [`clase ${hazardClass}`])].join(", "),
    location: (name, point) => (name === point ? point : `${name} (${point})`),
    isolate: (distance) => `Mantener a todos a más de ${distance}, por todos los lados.`,
    protectDownwind: (distance, point) =>
      point === null
        ? `Proteger a la gente a favor del viento hasta ${distance}.`
        : `Proteger a la gente a favor del viento, hacia ${point}, hasta ${distance}.`,
    protectAllRound: (distance) => `Proteger a la gente por todos los lados hasta ${distance}.`,
    account: "Dar cuenta de todas las personas del sitio.",
    modelled: (headline, when) => `${headline}. Modelo del ${when}.`,
    hotZone: (most, calls) =>
      `Permanecer en la zona caliente ${most} minutos como máximo. Avisar el tiempo cada ${calls} minutos.`,
    resources: (length, width) =>
      `Equipo de entrada y equipo de respaldo con la protección que nombra Seguridad. Área de descontaminación de unos ${length} por ${width} pies.`,
    communications: (calls) =>
      `Aviso de tiempo a cada equipo de entrada cada ${calls} minutos. Canales: los nombra el mando.`,
    stageUpwind: (point, distance) => `Reunirse contra el viento, al ${point} de la fuente, a más de ${distance}.`,
    consultation: (facts) => `Para decir a CANUTEC: ${facts}.`,
    guide: (guide) => `guía ${guide}`,
    rate: (rate) => `${rate} kg/s al aire`,
    known: (source, text) => `Se sabe ahora ${source}: ${text}`,
    take: "Usar esto",
    takeFor: (field) => `Usar esto para ${field}`,
  },
};

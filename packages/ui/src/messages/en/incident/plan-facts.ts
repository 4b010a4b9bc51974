/** What an action plan says of its own accord, from what the incident knows. */
export const planFactWords = {
  planFacts: {
    from: {
      incident: "from incident",
      card: "from card",
      plume: "from plume",
      checklists: "from checklists",
      log: "from log",
    },
    incidentType: (name: string, id: string, hazardClass: string | null): string =>
      [`Hazardous material: ${name}`, id, ...(hazardClass === null ? [] : [`class ${hazardClass}`])].join(", "),
    location: (name: string, point: string): string => (name === point ? point : `${name} (${point})`),
    isolate: (distance: string): string => `Keep everyone out of ${distance} all round.`,
    protectDownwind: (distance: string, point: string | null): string =>
      point === null
        ? `Protect people downwind as far as ${distance}.`
        : `Protect people downwind, to the ${point}, as far as ${distance}.`,
    protectAllRound: (distance: string): string => `Protect people on all sides as far as ${distance}.`,
    account: "Account for everyone on site.",
    modelled: (headline: string, when: string): string => `${headline}. Model of ${when}.`,
    hotZone: (most: number, calls: number): string =>
      `Stay in the hot zone at most ${most} minutes. Call the time every ${calls} minutes.`,
    resources: (length: number, width: number): string =>
      `Entry team and backup team with the protection that Safety names. Decontamination area of about ${length} by ${width} feet.`,
    communications: (calls: number): string =>
      `Time call to each entry team every ${calls} minutes. Channels: command names them.`,
    stageUpwind: (point: string, distance: string): string =>
      `Stage upwind, to the ${point} of the source, farther away than ${distance}.`,
    consultation: (facts: string): string => `To tell CANUTEC: ${facts}.`,
    guide: (guide: string): string => `guide ${guide}`,
    rate: (rate: string): string => `${rate} kg/s into the air`,
    known: (source: string, text: string): string => `Now known ${source}: ${text}`,
    take: "Use this",
    takeFor: (field: string): string => `Use this for ${field}`,
  },
};

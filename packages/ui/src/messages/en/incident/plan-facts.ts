/** Suggested texts of an action plan, from the data of the incident. */
export const planFactTexts = {
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
    isolate: (distance: string): string => `Isolate ${distance} in all directions.`,
    protectDownwind: (distance: string, point: string | null): string =>
      point === null ? `Protect people downwind to ${distance}.` : `Protect people downwind (${point}) to ${distance}.`,
    protectAllRound: (distance: string): string => `Protect people in all directions to ${distance}.`,
    account: "Account for everyone on site.",
    modelled: (headline: string, when: string): string => `${headline}. Model run ${when}.`,
    hotZone: (most: number, calls: number): string =>
      `Limit hot zone time to ${most} minutes. Time check every ${calls} minutes.`,
    resources: (length: number, width: number): string =>
      `Entry and backup teams in the PPE listed under Safety. Decon area about ${length} by ${width} ft.`,
    communications: (calls: number): string =>
      `Time check with each entry team every ${calls} minutes. Channels: assigned by command.`,
    stageUpwind: (point: string, distance: string): string =>
      `Stage upwind (${point} of the source), beyond ${distance}.`,
    consultation: (facts: string): string => `Tell CANUTEC: ${facts}.`,
    guide: (guide: string): string => `Guide ${guide}`,
    rate: (rate: string): string => `${rate} kg/s into the air`,
    known: (source: string, text: string): string => `New ${source}: ${text}`,
    take: "Use this",
    takeFor: (field: string): string => `Use this for ${field}`,
  },
};

/** The table of zones. */
export const zoneWords = {
  zones: {
    title: "Zones from the release",
    zoneAndLimit: "Zone and limit",
    downwind: "Downwind",
    width: "Width",
    area: "Area",
    widthAndArea: "Width, area",
    inside: "Inside",
    sitesIn: (count: number): string => (count === 1 ? "1 site" : `${count} sites`),
    hydrantsIn: (count: number): string => (count === 1 ? "1 hydrant" : `${count} hydrants`),
    sites: "Sites",
    evacuation: "Initial evacuation",
    protective: "Protective distance",
    protectiveAllRound: "Protective distance, all round",
    notReached: "not reached",
    moreThan: (distance: string): string => `more than ${distance}`,
    allRound: (distance: string): string => `${distance} all round`,
  },
};

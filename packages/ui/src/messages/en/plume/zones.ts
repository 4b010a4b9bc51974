/** The table of zones. */
export const zoneTexts = {
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
    peopleIn: (stated: number, silentSites: number): string =>
      silentSites === 0
        ? `${stated === 1 ? "1 person" : `${stated} people`} at these sites`
        : `${stated === 0 ? "number of people unknown" : `at least ${stated === 1 ? "1 person" : `${stated} people`}`}: ${silentSites === 1 ? "1 site has" : `${silentSites} sites have`} no headcount`,
    peopleNote: "People: employees at registered sites, as reported by the sites. No one else is counted.",
    placesByName: "Inside, by name",
    hydrantsNamed: (names: string, more: number): string =>
      `Hydrants: ${names}${more === 0 ? "" : ` and ${more} more`}`,
    sites: "Sites",
    evacuation: "Initial evacuation",
    protective: "Protective action distance",
    protectiveAllRound: "Protective action distance, all directions",
    notReached: "not reached",
    moreThan: (distance: string): string => `more than ${distance}`,
    allRound: (distance: string): string => `${distance} in all directions`,
  },
};

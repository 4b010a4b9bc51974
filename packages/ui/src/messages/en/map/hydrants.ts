/** Hydrants: the layer of the map, and the list of the nearest. */
export const hydrantTexts = {
  hydrants: {
    facility: "Facility ID",
    type: "Type",
    status: "Status",
    unnumbered: "Hydrant without a number",
    notOnFile: "Not on file",
    states: { "in-service": "In service", "out-of-service": "Out of service", unknown: "Status unknown" },
    none: "No hydrants on file.",
    noPlace: "Calculate a plume or use your location to list the nearest hydrants.",
    nearestTo: (place: string): string => `Nearest to ${place}`,
    here: "your position",
    straight: "Straight-line distance. Check the route yourself.",
    more: (count: number): string => `Show ${count} more`,
  },
};

/** Hydrants: the layer of the map, and the list of the nearest. */
export const hydrantWords = {
  hydrants: {
    facility: "Facility ID",
    type: "Type",
    status: "Status",
    unnumbered: "Hydrant without a number",
    notOnFile: "Not on file",
    states: { "in-service": "In service", "out-of-service": "Out of service", unknown: "Status not known" },
    none: "No hydrants are on file.",
    noPlace: "Calculate a plume or use your location: the nearest hydrants are then listed here.",
    nearestTo: (place: string): string => `Nearest to ${place}`,
    here: "your position",
    straight: "Straight line. Check the way yourself.",
    more: (count: number): string => `${count} more`,
  },
};

import { formatUnNumber } from "@placard/hazmat-core";
/** Formats a duration: full years from one year on, months before. */
function since(months: number): string {
  if (months === 0) return "less than a month";
  const [count, unit] = months < 12 ? [months, "month"] : [Math.floor(months / 12), "year"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Data of a business: its inventory, its sites and its safety data sheets. */
export const businessTexts = {
  business: {
    inventory: {
      table: "Chemicals",
      columns: {
        name: "Name",
        unNumber: "UN Number",
        hazardLevel: "Hazard Level",
        hazardClass: "Hazard class",
        location: "Location",
        quantity: "Quantity",
        actions: "Actions",
      },
      madeBy: (name: string): string => `Made by ${name}`,
      unNumber: formatUnNumber,
      updated: "Updated",
      keepApart: "Keep apart",
      keepApartHint: "Stored with something it must be kept away from",
      riskAccepted: "Risk accepted",
      checked: (days: number): string =>
        days === 0 ? "Checked today" : days === 1 ? "Checked 1 day ago" : `Checked ${days} days ago`,
      checkedBy: (checked: string, name: string): string => `${checked} by ${name}`,
      neverChecked: "Never checked",
      containers: (count: number): string => (count === 1 ? "1 container" : `${count} containers`),
      containersExpired: (count: number): string =>
        count === 1 ? "1 container, expired" : `${count} containers, some expired`,
      containersDue: (count: number): string =>
        count === 1 ? "1 container, expires soon" : `${count} containers, some expire soon`,
      noSheet: "No SDS on file",
      sheetUndated: "SDS on file, revision date unknown",
      sheetRevised: (months: number): string => `SDS revised ${since(months)} ago`,
    },
    location: {
      civicAddress: "Civic address",
      addressLine: "Second address line",
      place: "Position on the map",
      places: {
        pin: "Pin confirmed",
        address: "Address found",
        street: "Street",
        town: "Approximate location: town",
        unknown: "Approximate location: no pin",
      },
      bestEntrance: "Best entrance",
      squareFeet: "Square feet",
      employees: "Number of employees",
      manager: "Manager",
      fireSuppression: "Fire suppression",
      fireAlarm: "Fire alarm",
      sprinklers: "Sprinklers",
      trained: "Staff trained for chemical handling",
      nearWater: "Near river or sewer",
      yes: "Yes",
      no: "No",
      unknown: "Unknown",
      chemicals: (count: number): string => (count === 1 ? "1 chemical" : `${count} chemicals`),
      delete: (name: string): string => `Delete ${name}`,
    },
    sheet: {
      uploaded: "Uploaded",
      uploadedBy: (name: string): string => `by ${name}`,
      earlier: (count: number): string => `Earlier versions (${count})`,
      earlierOf: (count: number, name: string): string => `Earlier versions (${count}) of the SDS for ${name}`,
      view: (name: string): string => `View the SDS for ${name}`,
      edit: (name: string): string => `Edit the SDS details for ${name}`,
      download: (name: string): string => `Download the SDS for ${name}`,
      delete: (name: string): string => `Delete the SDS for ${name}`,
    },
  },
};

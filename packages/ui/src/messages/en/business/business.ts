/** What a business keeps: its inventory, its sites and its safety data sheets. */
export const businessWords = {
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
      unNumber: (number: string): string => `UN ${number.replace(/^UN\s*/i, "")}`,
      updated: "Updated",
    },
    location: {
      civicAddress: "Civic address",
      bestEntrance: "Best entrance",
      squareFeet: "Square feet",
      employees: "Number of employees",
      fireSuppression: "Fire suppression",
      fireAlarm: "Fire alarm",
      sprinklers: "Sprinklers",
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
      earlierOf: (count: number, name: string): string => `Earlier versions (${count}) of the sheet of ${name}`,
      view: (name: string): string => `View the sheet of ${name}`,
      download: (name: string): string => `Download the sheet of ${name}`,
      delete: (name: string): string => `Delete the sheet of ${name}`,
    },
  },
};

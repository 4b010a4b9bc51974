/** The Chemical Search module; the record it opens is said by `@placard/ui`. */
export const chemicalSearch = {
  title: "Chemical Search",
  classCardTitle: (name: string) => `“${name}” is not identified`,
  classCardText: (hazardClass: string) =>
    `This card is derived from the class that the site wrote: ${hazardClass}. Find the UN or CAS number.`,
  idleTitle: "Search for a chemical",
  idleText: "Name, UN number, CAS number or formula. It works with the network off.",
  loading: "Loading the record",
  notFoundTitle: "Chemical Not Found",
  failedTitle: "The record could not be opened",
  failedText: "The chemistry data of this device was not loaded. Connect once and try again.",
  guidebook: "Guidebook PDF",
  guidebookHint: "leaves Placard",
  onDevice: "On this device, works offline",
};

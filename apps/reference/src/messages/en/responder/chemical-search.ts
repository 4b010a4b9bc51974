/** The Chemical Search module; the record's own texts are in `@placard/ui`. */
export const chemicalSearch = {
  title: "Chemical Search",
  classCardTitle: (name: string) => `“${name}” was not identified`,
  classCardText: (hazardClass: string) =>
    `This card is based on the class recorded by the site: ${hazardClass}. Find the UN or CAS number.`,
  idleTitle: "Search for a chemical",
  idleText:
    "Enter a name, UN number, CAS number or formula, or a class or guide such as “class 3” or “Guide 124”. Works offline.",
  findTitle: "Find by",
  find: { recent: "Recent", placard: "Placard", container: "Container", unknown: "Unknown" },
  whatMayBeInIt: "Show possible contents",
  guideUntilThen: "Show Guide 111",
  recentTitle: "Recent",
  pinnedTitle: "Pinned",
  open: (name: string) => `Open ${name}`,
  pin: (name: string) => `Pin ${name}`,
  unpin: (name: string) => `Unpin ${name}`,
  placardCard: (hazardClass: string, words: string) => `Placard ${hazardClass}: ${words}`,
  placardTitle: "No substance identified.",
  placardText: (hazardClass: string) =>
    `This card is for class ${hazardClass}, from the placard. Find the UN number: the substance may need further precautions.`,
  guideCard: (guide: string, title: string) => `Guide ${guide}: ${title}`,
  guideText: (guide: string) => `This card is for Guide ${guide}. Find the UN number to get the distances.`,
  noGuideTitle: (guide: string) => `There is no Guide ${guide}`,
  noGuideText: "Check the number. For an unidentified material, enter Guide 111.",
  loading: "Loading the record",
  notFoundTitle: "Chemical Not Found",
  failedTitle: "The record could not be loaded",
  failedText: "Chemical data is not loaded on this device. Connect to a network once and try again.",
  guidebook: "Guidebook PDF",
  guidebookHint: "opens outside Placard",
  onDevice: "On this device, works offline",
};

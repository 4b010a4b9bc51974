/** Storage compatibility, and the last check of the record. */
export const standing = {
  tab: "Storage compatibility",
  loading: "Checking storage compatibility",
  failed: "Storage compatibility could not be checked. Do not assume it is safe.",
  cautionTitle: (count: number) => (count === 1 ? "1 pair needs caution" : `${count} pairs need caution`),
  pairsTitle: (count: number) => `Show each pair: ${count}`,
  keepApart: (count: number) => `Keep apart: ${count}`,
  keepApartFilter: "Keep apart",
  unknownReactions: (count: number) => `Reactions unknown: ${count}`,
  unknownReactionsFilter: "Reactions unknown",
  checkDue: (count: number) => `Check due: ${count}`,
  checkDueFilter: "Check due",
  noSheet: (count: number) => `Without a data sheet, ${count}`,
  noSheetFilter: "No SDS",
  attention: "Show what needs attention",
  more: (count: string) => `${count} more`,
  atSite: (name: string) => `At ${name}`,

  room: "Room",
  roomPlaceholder: "For example Pump room",
  cabinet: "Cabinet, rack or bay",
  cabinetPlaceholder: "For example Cabinet 2",

  previewLabel: "Stored nearby",
  previewWaiting: "Choose a location to see the chemicals stored there.",
  previewReading: "Checking what is stored there...",
  previewFailed: "Could not check what is stored there. Do not assume it is safe.",
  previewNone: "No pairs found that must be kept apart.",
  previewUnknown: (name: string) =>
    `No reactive group on file for ${name}. Its compatibility with the others is unknown.`,
  previewCabinet: (name: string, cabinet: string) => `Stored with ${name} in ${cabinet}`,
  previewRoom: (name: string, room: string) => `Stored with ${name} in ${room}`,
  previewSite: (name: string) => `Could be next to ${name} (room not on file)`,
  previewGases: (line: string, gases: string) => `${line}: may release ${gases}`,
  previewMoreGases: (gases: string, more: number) => `${gases} and ${more} more`,
  previewMore: "More pairs are not shown.",

  plan: "Plan separation",
  planOf: (site: string) => `Plan separation at ${site}`,
  planTitle: "Separation plan",
  planLine: "Storage groups to keep apart, and a possible cabinet or area for each chemical.",
  planSite: "Location",
  planNoSites: "No locations yet",
  planNoSitesText: "Add a location and its chemicals to get a plan.",
  planReading: "Creating the plan",
  planFailed: "The plan could not be created",
  planFailedText: "Storage compatibility is still shown on the location.",
  planPrint: "Print",
  planAt: (site: string, at: string) => `${site}. Created ${at}.`,

  accept: "Accept risk",
  acceptOf: (one: string, other: string) => `Accept risk of storing ${one} with ${other}`,
  acceptTitle: "Accept the risk of storing these together?",
  acceptText: (one: string, other: string) =>
    `${one} and ${other}. Crews still see this pair, with your name, the date and your reason. The acceptance ends when either chemical is moved.`,
  reason: "Reason",
  reasonHint: "The separation in place, such as a closed cabinet with its own drain.",
  reasonRequired: "Enter a reason. Crews will see it.",
  accepting: "Accepting...",
  acceptedTitle: "Risk accepted",
  acceptFailedTitle: "Not accepted",
  acceptFailed: "The risk could not be accepted. Please try again.",
  takeBack: "Withdraw acceptance",
  takeBackOf: (one: string, other: string) => `Withdraw acceptance for ${one} and ${other}`,
  takenBackTitle: "Acceptance withdrawn",
  takenBackText: "The two must be kept apart again.",
  takeBackFailedTitle: "Not withdrawn",
  takeBackFailed: "The acceptance could not be withdrawn. Please try again.",
  logIn: "Please sign in to continue.",

  confirm: (name: string) => `Confirm the quantity of ${name}`,
  confirmSite: "Confirm that everything is correct",
  confirmAll: "Everything is still correct",
  confirmSiteTitle: (name: string) => `Is everything at ${name} still correct?`,
  confirmAllTitle: "Is the whole inventory still correct?",
  confirmText: (count: number) =>
    `${count === 1 ? "1 chemical" : `${count} chemicals`} will be marked as checked by you today. Crews see your name and the date.`,
  confirmYes: "Yes, still correct",
  confirming: "Saving...",
  confirmedTitle: "Marked as checked",
  confirmedText: (count: number) => (count === 1 ? "1 chemical checked today." : `${count} chemicals checked today.`),
  undo: "Undo",
  undoneTitle: "Check undone",
  undoneText: (count: number) =>
    count === 1 ? "1 chemical shows its earlier check." : `${count} chemicals show their earlier checks.`,
  undoFailedTitle: "Not undone",
  undoFailed: "The check could not be undone. Please try again.",
  confirmFailedTitle: "Not saved",
  confirmFailed: "The check could not be saved. Please try again.",

  bellKeepApart: (count: number) =>
    count === 1
      ? "1 chemical is stored with something it must be kept apart from."
      : `${count} chemicals are stored with something they must be kept apart from.`,
  bellCheckDue: (count: number, days: number) =>
    count === 1
      ? `1 chemical has not been checked for more than ${days} days.`
      : `${count} chemicals have not been checked for more than ${days} days.`,
  bellSheetsOld: (count: number) =>
    count === 1 ? "1 safety data sheet is over 3 years old." : `${count} safety data sheets are over 3 years old.`,
  bellNoSheet: (count: number) =>
    count === 1 ? "1 chemical has no safety data sheet." : `${count} chemicals have no safety data sheet.`,
};

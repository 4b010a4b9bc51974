/** What stands together, and when the record was last found correct. */
export const standing = {
  tab: "What stands together",
  loading: "Reading what stands together",
  failed: "What stands together could not be read. Do not take that for safe.",
  cautionTitle: (count: number) => (count === 1 ? "1 pair to be careful with" : `${count} pairs to be careful with`),
  keepApart: (count: number) => `Keep apart, ${count}`,
  keepApartFilter: "Keep apart",
  checkDue: (count: number) => `To be checked, ${count}`,
  checkDueFilter: "To be checked",
  noSheet: (count: number) => `Without a data sheet, ${count}`,
  noSheetFilter: "No data sheet",
  attention: "Show what needs attention",
  more: (count: string) => `${count} more`,
  atSite: (name: string) => `At ${name}`,

  room: "Room",
  roomPlaceholder: "For example Pump room",
  cabinet: "Cabinet, rack or bay",
  cabinetPlaceholder: "For example Cabinet 2",

  previewLabel: "Beside it",
  previewWaiting: "Choose a location to see what it would stand beside.",
  previewReading: "Reading what stands there...",
  previewFailed: "What stands there could not be read. Do not take that for safe.",
  previewNone: "No pair is found that must be kept apart.",
  previewUnknown: (name: string) => `No reactive group on file for ${name}. What it does to the others is not known.`,
  previewCabinet: (name: string, cabinet: string) => `Stands with ${name} in ${cabinet}`,
  previewRoom: (name: string, room: string) => `Stands with ${name} in ${room}`,
  previewSite: (name: string) => `May stand with ${name} (a room is not on file)`,
  previewGases: (line: string, gases: string) => `${line}: may give off ${gases}`,
  previewMoreGases: (gases: string, more: number) => `${gases} and ${more} more`,
  previewMore: "More pairs than are shown.",

  plan: "Plan the separation",
  planOf: (site: string) => `Plan the separation at ${site}`,
  planTitle: "Separation plan",
  planLine: "Which storage groups must not stand together, and which cabinet or area each row could go to.",
  planSite: "Location",
  planNoSites: "No locations yet",
  planNoSitesText: "Add a location and its chemicals. The plan is worked out from them.",
  planReading: "Working out the plan",
  planFailed: "The plan could not be worked out",
  planFailedText: "What stands together is still shown at the location.",
  planPrint: "Print",
  planAt: (site: string, at: string) => `${site}. Worked out ${at}.`,

  accept: "Accept risk",
  acceptOf: (one: string, other: string) => `Accept that ${one} and ${other} stand together`,
  acceptTitle: "Accept that these stand together?",
  acceptText: (one: string, other: string) =>
    `${one} and ${other}. Crews still see the pair, with your name, the day and your reason. It ends when one of them moves.`,
  reason: "Reason",
  reasonHint: "What keeps them apart, such as a closed cabinet with a drain of its own.",
  reasonRequired: "Give the reason. Crews read it.",
  accepting: "Accepting...",
  acceptedTitle: "Risk accepted",
  acceptFailedTitle: "Not accepted",
  acceptFailed: "The risk could not be accepted. Please try again.",
  takeBack: "Take back",
  takeBackOf: (one: string, other: string) => `Take back that ${one} and ${other} may stand together`,
  takenBackTitle: "Taken back",
  takenBackText: "The two are to be kept apart again.",
  takeBackFailedTitle: "Not taken back",
  takeBackFailed: "It could not be taken back. Please try again.",
  logIn: "Please log in to go on.",

  confirm: (name: string) => `${name} is still correct`,
  confirmSite: "All here still correct",
  confirmAll: "All still correct",
  confirmSiteTitle: (name: string) => `Is everything at ${name} still correct?`,
  confirmAllTitle: "Is the whole inventory still correct?",
  confirmText: (count: number) =>
    `${count === 1 ? "1 chemical is" : `${count} chemicals are`} marked as checked by you today. Crews see your name and the day.`,
  confirmYes: "Yes, still correct",
  confirming: "Saving...",
  confirmedTitle: "Still correct",
  confirmedText: (count: number) => (count === 1 ? "1 chemical checked today." : `${count} chemicals checked today.`),
  confirmFailedTitle: "Not saved",
  confirmFailed: "The check could not be saved. Please try again.",

  bellKeepApart: (count: number) =>
    count === 1
      ? "1 chemical stands with what it must be kept apart from."
      : `${count} chemicals stand with what they must be kept apart from.`,
  bellCheckDue: (count: number, days: number) =>
    count === 1
      ? `1 chemical was not checked for more than ${days} days.`
      : `${count} chemicals were not checked for more than ${days} days.`,
  bellSheetsOld: (count: number) =>
    count === 1 ? "1 safety data sheet is past three years." : `${count} safety data sheets are past three years.`,
  bellNoSheet: (count: number) =>
    count === 1 ? "1 chemical has no safety data sheet." : `${count} chemicals have no safety data sheet.`,
};

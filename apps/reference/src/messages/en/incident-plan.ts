/** The Incident Action Plan: what is said of reading, keeping and printing it; its form has texts of its own. */
export const incidentPlan = {
  loading: "Loading plan",
  loadFailed: "The plan could not be read",
  loadFailedText:
    "The server could not be reached. What you write is kept, and compared with the saved plan when the network is back.",
  savedToast: "Plan saved",
  savedOnDevice: "Kept on this device",
  savedOnDeviceText: "Nothing is sent in quick search.",
  saveFailed: "The plan was not saved.",
  keptOnDevice: "What you typed is kept on this device.",
  keptInPage: "This device keeps nothing more: what you typed stands only in this page.",
  waits: "Waits to be sent",
  waitsText: "The plan is kept on this device and is sent when the network is back.",
  somebody: "Somebody",
  savedBy: (who: string, when: string) => `Saved by ${who}, ${when}`,
  neverSaved: "Not saved yet",
  printed: (when: string) => `Printed ${when}`,
  sources: (product: string, state: string) => `Source: ${product}, as written by the responders named here. ${state}.`,
  printDisclaimer: "Reference information. Your own procedures and command decide.",
};

/** The role checklists. */
export const checklistTexts = {
  checklist: {
    title: "Safety Checklists",
    guide: "Reference guide",
    choose: "Choose a reference guide...",
    noneTitle: "Select a Reference Guide",
    noneText: "Choose from hazmat officer reference guides to access comprehensive checklists",
    loading: "Loading checklists...",
    failedTitle: "Checklists could not be loaded",
    failedText: "Check the network and try again. If it fails again, reload the page.",
    retry: "Try again",
    count: (completed: number, total: number): string => `${completed}/${total}`,
    countWords: (completed: number, total: number): string => `${completed} of ${total} done`,
    /** With the time. */
    ticked: (clock: string): string => `Done ${clock}`,
    save: "Save Progress",
    saving: "Saving...",
    allDone: "All Tasks Complete ✓",
    nothingChecked: "Check an item first.",
    /** Storage state of the checks. */
    states: {
      device: "Saved on this device",
      saved: "Saved to the incident",
      unsaved: "On this device, not yet saved to the incident",
      waiting: "Saved on this device, waiting to send",
      unread: "Items checked by others could not be loaded",
      full: "Device storage is full. Save before you close this page.",
      page: "This browser does not save data. Save before you close this page.",
    },
    close: "Close checklists",
    notReviewed: "Not reviewed by a hazmat officer.",
  },
};

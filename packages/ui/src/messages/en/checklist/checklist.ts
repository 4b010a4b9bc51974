/** The role checklists. */
export const checklistWords = {
  checklist: {
    title: "Safety Checklists",
    guide: "Reference guide",
    choose: "Choose a reference guide...",
    noneTitle: "Select a Reference Guide",
    noneText: "Choose from hazmat officer reference guides to access comprehensive checklists",
    loading: "Loading the checklists...",
    failedTitle: "The checklists could not be loaded",
    failedText: "Check the network and try again. If it fails again, reload the page.",
    retry: "Try again",
    count: (completed: number, total: number): string => `${completed}/${total}`,
    countWords: (completed: number, total: number): string => `${completed} of ${total} done`,
    /** At which time. */
    ticked: (clock: string): string => `Done ${clock}`,
    save: "Save Progress",
    saving: "Saving...",
    allDone: "All Tasks Complete ✓",
    nothingChecked: "Check an item first.",
    /** Where what is checked lies. */
    states: {
      device: "Kept on this device",
      saved: "Saved to the incident",
      unsaved: "Kept on this device, not saved yet",
      waiting: "Kept on this device, waits to be sent",
      unread: "What others have checked could not be read",
      page: "This device keeps nothing more. Save before this page closes.",
    },
    close: "Close checklists",
    notReviewed: "Not reviewed by a hazmat officer.",
  },
};

import { sharedMessages } from "@placard/hazmat-core";

/** Words that many pages share. */
export const common = {
  product: "Placard",
  optional: "Optional",
  loading: "Loading",
  cancel: "Cancel",
  close: "Close",
  save: "Save changes",
  delete: "Delete",
  retry: "Try again",
  errorTitle: "Error",
  pageTitle: (page: string) => `${page} · Placard`,
  skipToContent: "Skip to content",
  demoRow: "Demo data",
  loadFailedTitle: "This could not be loaded",
  loadFailedText: "What is on file has not changed. Check your connection and try again.",
  restored: (when: string) => `Restored what you typed ${when}`,
  discard: "Discard",
  partFailedTitle: "This part could not be opened",
  partFailedText: "Everything else stays as it is. It opens by itself when the network is back.",
  shownOf: (shown: number, all: number) => `${shown} of ${all} shown`,
  showMore: (count: number) => `Show ${count} more`,
  upgradeRequired: sharedMessages.upgradeRequiredTitle,
  authenticationRequired: sharedMessages.authenticationRequired,
  businessIdMissing: sharedMessages.businessIdMissingLogIn,
};

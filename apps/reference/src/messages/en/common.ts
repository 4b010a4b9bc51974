/** `Welcome, Dana` at the first sign-in, later `Welcome back, Dana`. */
const greeting = (name: string, { isFirstLogin }: { readonly isFirstLogin: boolean }): string =>
  `${isFirstLogin ? "Welcome" : "Welcome back"}, ${name}`;

/** Texts shared by many pages. */
export const common = {
  product: "Placard",
  greeting,
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
  loadFailedText: "Nothing on file has changed. Check your connection and try again.",
  restored: (when: string, isToday: boolean) => `Restored what you typed ${isToday ? "at" : "on"} ${when}`,
  discard: "Discard",
  partFailedTitle: "This section could not be loaded",
  partFailedText: "Everything else still works. This part will open when you are back online.",
  storageFullTitle: "This device cannot save any more",
  storageFullText: "Storage is full or blocked. What you type is kept only while this page stays open. Save it now.",
  shownOf: (shown: number, all: number) => `${shown} of ${all} shown`,
  showMore: (count: number) => `Show ${count} more`,
  unknownDate: "Unknown date",
  upgradeRequired: "Upgrade Required",
  seePlans: "See plans",
  authenticationRequired: "Authentication required",
};

import type { LogFault } from "@placard/api-client";

const FAULTS: Readonly<Record<LogFault, string>> = {
  "not-a-log": "This is not a signed log. Choose the JSON file saved with “Signed file (JSON)”.",
  "cannot-hash": "This browser cannot check files on this page. Open the page over https.",
  order: "An entry before this one was added, removed or moved.",
  changed: "This entry was changed after the log left the server.",
  "other-incident": "This entry belongs to another incident.",
  end: "Entries are missing at the end, or the header was changed.",
  signature: "The signature does not belong to this file.",
  "cannot-check-signature":
    "The entries are intact, but this browser cannot check who signed them. Use a newer browser.",
  "other-key": "The file was signed with a different key from the one you entered.",
};

/** The public page that verifies the signed log of an incident. */
export const verifyLog = {
  title: "Check a signed log",
  text: "Choose the signed JSON file of a log. It is checked on this device and not sent anywhere.",
  file: "Signed log",
  fileHint: "The JSON file saved with “Signed file (JSON)” in an incident log",
  key: "Server key (optional)",
  keyHint: "Ask the server operator: the command `log key` prints it. Without it, the signer cannot be confirmed.",
  checking: "Checking the file",
  whole: (lines: number): string => `The log is intact: ${lines === 1 ? "1 entry" : `${lines} entries`}, none changed`,
  changedAt: (line: number): string => `The log was changed at entry ${line}`,
  wrong: "This file cannot be trusted",
  unread: "The file could not be read. Choose it again.",
  keyMatches: "It was signed with the key you entered.",
  keyUnknown: "No key was compared. Anyone can sign a file with their own key.",
  incident: "Incident",
  exported: "Exported",
  exportedBy: (name: string, when: string): string => `by ${name}, ${when}`,
  signedWith: "Signed with key",
  faults: FAULTS,
};

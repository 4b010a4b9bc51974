import type { LogFault } from "@placard/api-client";

const FAULTS: Readonly<Record<LogFault, string>> = {
  "not-a-log": "This is no signed log. Choose the JSON file that “Signed file (JSON)” saved.",
  "cannot-hash": "This browser cannot check files on this page. Open the page over https.",
  order: "An entry before this one was added, taken out or moved.",
  changed: "This entry was changed after the log left the server.",
  "other-incident": "This entry is of another incident.",
  end: "Entries are missing at the end, or the head was changed.",
  signature: "The signature is not of this file.",
  "cannot-check-signature":
    "The entries are whole, but this browser cannot check who signed them. Use a newer browser.",
  "other-key": "The file was signed with another key than the one you entered.",
};

/** The page on which anybody checks the signed log of an incident. */
export const verifyLog = {
  title: "Check a signed log",
  text: "Choose the signed JSON file of a log. It is checked on this device and sent nowhere.",
  file: "Signed log",
  fileHint: "The JSON file that “Signed file (JSON)” in a log saved",
  key: "Key of the server (optional)",
  keyHint: "Ask whoever runs the server: `log key` prints it. Without it, nobody knows who signed.",
  checking: "Checking the file",
  whole: (lines: number): string => `The log is whole: ${lines === 1 ? "1 entry" : `${lines} entries`}, none changed`,
  changedAt: (line: number): string => `The log was changed at entry ${line}`,
  wrong: "This file cannot be relied on",
  unread: "The file could not be read. Choose it again.",
  keyMatches: "It was signed with the key that you entered.",
  keyUnknown: "No key was compared. Anybody can sign a file with a key of their own.",
  incident: "Incident",
  exported: "Taken out",
  exportedBy: (name: string, when: string): string => `by ${name}, ${when}`,
  signedWith: "Signed with the key",
  faults: FAULTS,
};

/** Files that did not reach the server. */
export const uploads = {
  failed: "Files that did not arrive",
  failedOf: (what: string) => `${what}: files that did not arrive`,
  fileFailed: "This file did not arrive.",
  cutShort: "The page was closed before it was sent.",
  again: "Try again",
  sendAgain: (file: string) => `Send ${file} again`,
  sending: "Uploading...",
  giveUp: "Do not send",
  giveUpFile: (file: string) => `Do not send ${file}`,
  save: "Save on this device",
  saveFile: (file: string) => `Save ${file} on this device`,
};

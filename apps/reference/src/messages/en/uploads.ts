/** Files that did not reach the server. */
export const uploads = {
  failed: "Files not uploaded",
  failedOf: (what: string) => `${what}: files not uploaded`,
  fileFailed: "This file was not uploaded.",
  cutShort: "The page was closed before this file was uploaded.",
  again: "Try again",
  sendAgain: (file: string) => `Try again: ${file}`,
  sending: "Uploading...",
  giveUp: "Do not send",
  giveUpFile: (file: string) => `Do not send ${file}`,
  save: "Save on this device",
  saveFile: (file: string) => `Save ${file} on this device`,
};

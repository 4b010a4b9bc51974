/** Printed pages and PDFs. */
export const paper = {
  made: (when: string) => `Created ${when}`,
  printed: (when: string) => `Printed ${when}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  saved: "PDF saved",
  savedWithoutLetters: "PDF saved, some characters missing",
  lostLetters: (letters: readonly string[]) =>
    `The PDF cannot print ${letters.join(" ")} and shows “?” instead. Its first page notes this.`,
  lost: (codes: readonly string[]) =>
    `“?” replaces characters that this document cannot print: ${codes.join(", ")}. The record in Placard shows them.`,
  failed: "The PDF could not be created",
  failedText: "Nothing is lost. Try again or use Print. If it still fails, connect to a network and reopen this page.",
  photos: "Photos of the log",
  photoAlone: "Photo without a note",
  photoMissing: "Photo not available on this device. Export the log again when you are back online.",
  photoDamaged: "Photo file damaged. It cannot be printed.",
  source: (product: string) =>
    `Source: ${product}. Reference information. Your own procedures and incident command take precedence.`,
};

/** What goes to paper, printed or as a PDF. */
export const paper = {
  made: (when: string) => `Created ${when}`,
  printed: (when: string) => `Printed ${when}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  saved: "PDF saved",
  savedWithoutLetters: "PDF saved, without some letters",
  lostLetters: (letters: readonly string[]) =>
    `The paper has no letters for ${letters.join(" ")} and shows “?” in their place. Its first page says so.`,
  lost: (codes: readonly string[]) =>
    `“?” stands for letters that this paper cannot print: ${codes.join(", ")}. The record in Placard shows them.`,
  failed: "The PDF could not be created",
  failedText: "Nothing is lost. Try again or use Print. If it still fails, connect to a network and reopen this page.",
  source: (product: string) =>
    `Source: ${product}. Reference information. Your own procedures and incident command take precedence.`,
};

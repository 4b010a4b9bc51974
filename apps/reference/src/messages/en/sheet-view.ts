/** A safety data sheet that is looked at in the page. */
export const sheetView = {
  title: (chemical: string) => `Safety data sheet: ${chemical}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: "Previous page",
  next: "Next page",
  openFile: "Open the file",
  reading: "Opening the sheet",
  picture: (page: number) => `Page ${page}. Its text follows.`,
  scanned: (page: number) => `Page ${page}. It holds no text that can be read out.`,
  failedTitle: "The sheet cannot be shown",
  failed: "Try again, or open the file.",
  openFailedTitle: "This file could not be opened",
  openFailed: "Failed to open the file. Please try again.",
  logIn: "Please log in to open safety data sheets.",
};

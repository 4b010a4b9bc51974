/** All data sheets of a site on paper. */
export const binder = {
  open: "Print binder",
  title: "Binder of a site",
  text: "All safety data sheets of one site in one PDF, with a QR code that opens them here.",
  site: "Site",
  chooseSite: "Choose a site",
  holds: (count: number) => `The binder holds ${count === 1 ? "1 sheet" : `${count} sheets`}.`,
  without: (count: number) =>
    count === 1 ? "1 chemical of this site has no sheet:" : `${count} chemicals of this site have no sheet:`,
  make: "Make the PDF",
  making: "Making the binder...",
  failed: "Nothing is lost. Check the network and try again.",
  document: (site: string) => `Safety data sheets: ${site}`,
  revision: (day: string, isDue: boolean) =>
    `revision of ${day}${isDue ? ", past three years: check for a newer one" : ""}`,
  paper: {
    code: "QR code that opens these sheets in Placard",
    codeNote: "Scan to see these sheets as they are now. You sign in with an account of this business.",
    contents: "Contents",
    missing: "No sheet on file",
    unreadable: "This file could not be drawn. Open it in Placard and print it from there.",
    onPage: (title: string, note: string, page: number) => `${title} (${note}): page ${page}`,
    ofSheet: (page: number, pages: number) => `page ${page} of ${pages} of the sheet`,
    text: (lines: readonly string[]) =>
      lines.length === 0 ? "A page without text that can be read out." : lines.join("\n"),
  },
};

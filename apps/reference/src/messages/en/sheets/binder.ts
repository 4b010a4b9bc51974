const sheets = (count: number): string => (count === 1 ? "1 sheet" : `${count} sheets`);

/** All data sheets of a site on paper. */
export const binder = {
  open: "Print binder",
  title: "Binder of a site",
  text: "All safety data sheets of one site as a PDF, with a QR code that opens them here.",
  site: "Site",
  chooseSite: "Choose a site",
  language: "Language",
  allLanguages: "All languages",
  onlyIn: (chemical: string, languages: string) => `${chemical} (only in ${languages})`,
  chooseSiteFirst: "Choose a site first.",
  noChemicals: "This site has no chemicals on file.",
  noSheets: "No chemical of this site has a sheet on file. Upload one first.",
  holds: (count: number) =>
    `The binder holds ${sheets(count)}. With more than 200 pages it comes as several files: allow each download.`,
  without: (count: number) =>
    count === 1 ? "1 chemical of this site has no sheet:" : `${count} chemicals of this site have no sheet:`,
  make: "Make the PDF",
  goOn: "Go on",
  making: "Making the binder...",
  progress: (done: number, all: number) => `${done} of ${sheets(all)}`,
  stopped: (done: number, all: number) => `Stopped after ${done} of ${sheets(all)}.`,
  noNetwork: "No network. Go on when it is back: what is done is kept.",
  failed: "What is done is kept. Press Go on to try again.",
  made: "The binder is saved with your downloads.",
  notDrawn: (count: number) =>
    `${count === 1 ? "1 sheet is" : `${count} sheets are`} only named in the binder. Print ${count === 1 ? "its file" : "their files"} and put ${count === 1 ? "it" : "them"} in:`,
  downloadOf: (chemical: string) => `Download the sheet of ${chemical}`,
  document: (site: string, part: number | null) =>
    part === null ? `Safety data sheets: ${site}` : `Safety data sheets, part ${part}: ${site}`,
  revision: (day: string, isDue: boolean) =>
    `revision of ${day}${isDue ? ", past three years: check for a newer one" : ""}`,
  paper: {
    code: "QR code that opens these sheets in Placard",
    codeNote: "Scan to see these sheets as they are now. You sign in with an account of this business.",
    goesOn: "This is one part of the binder. It goes on in the next part.",
    contents: "Contents",
    missing: "No sheet on file",
    undrawable: "This file could not be drawn. Open it in Placard, print it from there and put it here.",
    gone: "This file was no longer on file when the binder was made. Look in Placard for the sheet that counts.",
    refused: "The server did not give this file when the binder was made. Print it from Placard and put it here.",
    onPage: (title: string, note: string, page: number) => `${title} (${note}): page ${page}`,
    onPageAlone: (title: string, note: string, page: number) =>
      `${title} (${note}): page ${page}, only named: the file is to be put in`,
    ofSheet: (page: number, pages: number) => `page ${page} of ${pages} of the sheet`,
    text: (lines: readonly string[]) =>
      lines.length === 0 ? "A page without text that can be read out." : lines.join("\n"),
  },
};

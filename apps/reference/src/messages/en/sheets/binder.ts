const sheets = (count: number): string => (count === 1 ? "1 data sheet" : `${count} data sheets`);

/** The printed binder with all SDSs of a site. */
export const binder = {
  open: "Print SDS binder",
  title: "SDS binder for a site",
  text: "All safety data sheets for one site as a PDF, with a QR code that opens them in Placard. The code needs a sign-in: an account of this business, or of an verified fire department.",
  site: "Site",
  chooseSite: "Choose a site",
  language: "Language",
  allLanguages: "All languages",
  onlyIn: (chemical: string, languages: string) => `${chemical} (only in ${languages})`,
  chooseSiteFirst: "Choose a site first.",
  noChemicals: "This site has no chemicals on file.",
  noSheets: "No chemical at this site has an SDS on file. Upload one first.",
  holds: (count: number) =>
    `The binder contains ${sheets(count)}. Binders over 200 pages are split into several files: allow each download.`,
  without: (count: number) =>
    count === 1 ? "1 chemical at this site has no SDS:" : `${count} chemicals at this site have no SDS:`,
  make: "Create PDF",
  goOn: "Continue",
  making: "Creating the binder...",
  progress: (done: number, all: number) => `${done} of ${sheets(all)}`,
  stopped: (done: number, all: number) => `Stopped after ${done} of ${sheets(all)}.`,
  noNetwork: "You are offline. Press Continue when you are back online. Your progress is kept.",
  failed: "Your progress is kept. Press Continue to try again.",
  made: "The binder was saved to your downloads.",
  notDrawn: (count: number) =>
    `${count === 1 ? "1 data sheet is" : `${count} data sheets are`} listed in the binder but not included. Print ${count === 1 ? "its file" : "their files"} and add ${count === 1 ? "it" : "them"} to the binder:`,
  downloadOf: (chemical: string) => `Download the SDS for ${chemical}`,
  document: (site: string, part: number | null) =>
    part === null ? `Safety data sheets: ${site}` : `Safety data sheets, part ${part}: ${site}`,
  revision: (day: string, isDue: boolean) =>
    `revised ${day}${isDue ? ", over 3 years old: check for a newer version" : ""}`,
  paper: {
    code: "QR code that opens these data sheets in Placard",
    codeNote:
      "Scan to see the current data sheets. Sign in with an account of this business or of an verified fire department.",
    goesOn: "This is one part of the binder. It continues in the next part.",
    contents: "Contents",
    missing: "No SDS on file",
    undrawable: "This file could not be included. Open it in Placard, print it and insert it here.",
    gone: "This file was no longer on file when the binder was created. Check Placard for the current data sheet.",
    refused:
      "The server did not provide this file when the binder was created. Print it from Placard and insert it here.",
    onPage: (title: string, note: string, page: number) => `${title} (${note}): page ${page}`,
    onPageAlone: (title: string, note: string, page: number) =>
      `${title} (${note}): page ${page}, listed only: insert the file`,
    ofSheet: (page: number, pages: number) => `page ${page} of ${pages} of this data sheet`,
    text: (lines: readonly string[]) => (lines.length === 0 ? "This page has no readable text." : lines.join("\n")),
  },
};

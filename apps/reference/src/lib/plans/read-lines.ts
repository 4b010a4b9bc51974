import { linesOfPage } from "./lines-of-page.ts";
import { withPdf } from "./with-pdf.ts";

/** Maximum number of pages: an SDS has about ten, so a document of hundreds is a catalogue. */
const MAX_PAGES = 60;

/**
 * The text of a PDF as lines, page by page from top to bottom, with columns separated by tabs.
 *
 * @throws the error of the PDF library if the file cannot be opened
 */
export function readLines(file: Blob): Promise<readonly (readonly string[])[]> {
  return withPdf(file, async (document) => {
    const pages: (readonly string[])[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
      pages.push(await linesOfPage(await document.getPage(number)));
    }
    return pages;
  });
}

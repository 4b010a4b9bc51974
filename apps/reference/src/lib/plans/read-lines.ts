import { linesOfPage } from "./lines-of-page.ts";
import { withPdf } from "./with-pdf.ts";

/** A sheet has some ten pages; a catalogue of hundreds is none. */
const MOST_PAGES = 60;

/**
 * The text of a PDF as lines, page by page from top to bottom, columns apart by a tab.
 *
 * @throws what the reader throws for a file that it cannot open
 */
export function readLines(file: Blob): Promise<readonly (readonly string[])[]> {
  return withPdf(file, async (document) => {
    const pages: (readonly string[])[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
      pages.push(await linesOfPage(await document.getPage(number)));
    }
    return pages;
  });
}

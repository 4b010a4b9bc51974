import { linesOfPage } from "../plans/lines-of-page.ts";
import { withPdf } from "../plans/with-pdf.ts";
import { drawPage, FOR_PAPER } from "./draw-page.ts";
import { UndrawableSheet } from "./undrawable-sheet.ts";

/** A page of an SDS for printing. */
export interface PrintedPage {
  readonly jpeg: ArrayBuffer;
  /** Its text for screen readers. */
  readonly lines: readonly string[];
}

/** An SDS has about ten pages; a catalogue of hundreds does not fit in a tablet's memory. */
const MAX_PRINTED_PAGES = 200;

/**
 * Draws every page of an SDS on this device.
 *
 * @throws UndrawableSheet, also for a file of more than 200 pages
 */
export async function printPages(file: Blob): Promise<readonly PrintedPage[]> {
  try {
    return await withPdf(file, async (document) => {
      if (document.numPages > MAX_PRINTED_PAGES)
        throw new Error(`A file with ${document.numPages} pages is too long for one SDS.`);
      const pages: PrintedPage[] = [];
      for (let number = 1; number <= document.numPages; number += 1) {
        const page = await document.getPage(number);
        const picture = await drawPage(page, FOR_PAPER);
        pages.push({ jpeg: await picture.arrayBuffer(), lines: await linesOfPage(page) });
      }
      return pages;
    });
  } catch (cause) {
    throw new UndrawableSheet("This device cannot display the SDS.", { cause });
  }
}

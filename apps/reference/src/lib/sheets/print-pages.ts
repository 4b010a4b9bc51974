import { drawPage, FOR_PAPER, openPdf } from "../plans/open-pdf.ts";
import { linesOfPage } from "../plans/read-lines.ts";

/** A page of a data sheet for paper. */
export interface PrintedPage {
  readonly jpeg: ArrayBuffer;
  /** What is written on it, for those who do not see it. */
  readonly lines: readonly string[];
}

/**
 * Every page of a data sheet, drawn on this device.
 *
 * @throws what the reader throws for a file that it cannot open
 */
export async function printPages(file: Blob): Promise<readonly PrintedPage[]> {
  const task = await openPdf(file);
  try {
    const document = await task.promise;
    const pages: PrintedPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const picture = await drawPage(page, FOR_PAPER);
      pages.push({ jpeg: await picture.arrayBuffer(), lines: await linesOfPage(page) });
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

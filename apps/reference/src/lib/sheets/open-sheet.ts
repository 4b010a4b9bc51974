import { drawPage, FOR_SCREEN, openPdf } from "../plans/open-pdf.ts";
import { linesOfPage } from "../plans/read-lines.ts";

/** One page of a data sheet. */
export interface SheetPage {
  /** Its picture, freed with the sheet. */
  readonly url: string;
  /** What is written on it, for those who do not see it; none where the page is a scan. */
  readonly lines: readonly string[];
}

/** A data sheet that is open on this device. */
export interface OpenSheet {
  /** How many pages it has. */
  readonly length: number;
  /** Draws a page, the first being 1. */
  readonly page: (number: number) => Promise<SheetPage>;
  readonly close: () => void;
}

/**
 * Opens a data sheet; a page is drawn when it is asked for, so that the first one of a long sheet is there at once.
 *
 * @throws what the reader throws for a file that it cannot open
 */
export async function openSheet(file: Blob): Promise<OpenSheet> {
  const task = await openPdf(file);
  const document = await task.promise;
  const urls: string[] = [];
  return {
    length: document.numPages,
    async page(number) {
      const page = await document.getPage(number);
      const url = URL.createObjectURL(await drawPage(page, FOR_SCREEN));
      urls.push(url);
      return { url, lines: await linesOfPage(page) };
    },
    close() {
      for (const url of urls) URL.revokeObjectURL(url);
      void task.destroy();
    },
  };
}

import type { PDFDocumentProxy } from "pdfjs-dist";
import { linesOfPage } from "../plans/lines-of-page.ts";
import { withPdf } from "../plans/with-pdf.ts";
import { drawPage, FOR_SCREEN } from "./draw-page.ts";
import { UndrawableSheet } from "./undrawable-sheet.ts";

/** One page of an SDS. */
export interface SheetPage {
  /** URL of its image, revoked when the SDS is closed. */
  readonly url: string;
  /** Its text for screen readers; empty for a scan. */
  readonly lines: readonly string[];
}

/** An SDS that is open on this device. */
export interface OpenSheet {
  /** Number of pages. */
  readonly length: number;
  /**
   * Draws a page, starting with 1. Pages drawn before are returned immediately.
   *
   * @throws UndrawableSheet
   */
  readonly page: (number: number) => Promise<SheetPage>;
  readonly close: () => void;
}

/**
 * Opens an SDS. Pages are drawn on request, so that the first page of a long SDS appears immediately.
 *
 * @param signal - closes the SDS again when aborted
 * @throws UndrawableSheet
 */
export function openSheet(file: Blob, signal: AbortSignal): Promise<OpenSheet> {
  return new Promise((resolve, reject) => {
    const whileOpen = (document: PDFDocumentProxy) =>
      new Promise<void>((closed) => {
        const sheet = sheetOf(document, closed);
        signal.addEventListener("abort", sheet.close);
        if (signal.aborted) sheet.close();
        resolve(sheet);
      });
    withPdf(file, whileOpen).catch((cause: unknown) => reject(undrawable(cause)));
  });
}

function sheetOf(document: PDFDocumentProxy, closed: () => void): OpenSheet {
  const drawn = new Map<number, SheetPage>();
  async function draw(number: number): Promise<SheetPage> {
    const page = await document.getPage(number);
    const picture = await drawPage(page, FOR_SCREEN);
    const shown = { url: URL.createObjectURL(picture), lines: await linesOfPage(page) };
    drawn.set(number, shown);
    return shown;
  }
  return {
    length: document.numPages,
    async page(number) {
      try {
        return drawn.get(number) ?? (await draw(number));
      } catch (cause) {
        throw undrawable(cause);
      }
    },
    close() {
      for (const { url } of drawn.values()) URL.revokeObjectURL(url);
      closed();
    },
  };
}

const undrawable = (cause: unknown) => new UndrawableSheet("This device cannot display the SDS.", { cause });

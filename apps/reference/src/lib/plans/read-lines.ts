import type { PDFPageProxy } from "pdfjs-dist";
import { openPdf } from "./open-pdf.ts";
import { linesOf, type TextPiece } from "./text-lines.ts";

/** A sheet has some ten pages; a catalogue of hundreds is none. */
const MOST_PAGES = 60;

/**
 * The text of a PDF as lines, page by page from top to bottom, columns apart by a tab. Read on this device in a worker;
 * nothing of the document runs and nothing leaves the device.
 *
 * @throws what the reader throws for a file that it cannot open
 */
export async function readLines(file: Blob): Promise<readonly (readonly string[])[]> {
  const task = await openPdf(file);
  try {
    const document = await task.promise;
    const pages: (readonly string[])[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
      pages.push(await linesOfPage(await document.getPage(number)));
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

/** The lines of one page, from the top. */
export async function linesOfPage(page: PDFPageProxy): Promise<readonly string[]> {
  const { items } = await page.getTextContent();
  return linesOf(items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [pieceOf(item)] : [])));
}

interface TextOfPdf {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

function pieceOf({ str, transform, width, height }: TextOfPdf): TextPiece {
  return { text: str, x: transform[4] ?? 0, y: transform[5] ?? 0, width, height };
}

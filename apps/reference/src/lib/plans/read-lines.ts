import { linesOf, type TextPiece } from "./text-lines.ts";
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
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [pieceOf(item)] : []));
      pages.push(linesOf(pieces));
    }
    return pages;
  });
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

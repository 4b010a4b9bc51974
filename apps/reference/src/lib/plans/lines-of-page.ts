import type { PDFPageProxy } from "pdfjs-dist";
import { linesOf } from "./text-lines.ts";

/** Text lines of a PDF page from top to bottom, columns separated by tabs. None for a scan. */
export async function linesOfPage(page: PDFPageProxy): Promise<readonly string[]> {
  const { items } = await page.getTextContent();
  return linesOf(
    items.flatMap((item) => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , , , x = 0, y = 0] = item.transform as readonly number[];
      return [{ text: item.str, x, y, width: item.width, height: item.height }];
    }),
  );
}

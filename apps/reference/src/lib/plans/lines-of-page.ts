import type { PDFPageProxy } from "pdfjs-dist";
import { linesOf } from "./text-lines.ts";

/** What is written on a page of a PDF, from the top, columns apart by a tab. None where the page is a scan. */
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

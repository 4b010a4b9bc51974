import { withPdf } from "./with-pdf.ts";

/** A page of a PDF as a picture. */
export interface PlanPage {
  /** An address of this page alone; it is freed with `free`. */
  readonly url: string;
}

export interface ReadPlan {
  readonly pages: readonly PlanPage[];
  readonly free: () => void;
}

/** px of the longer side: enough for a plan that is enlarged five times on a tablet, and still small in memory. */
const LONGER_SIDE = 2600;
/** A floor plan has a page for each storey; a book of hundreds is none. */
const MOST_PAGES = 20;

/**
 * Draws the pages of a PDF on this device. Nothing of the document runs.
 *
 * @throws what the reader throws for a file that it cannot draw
 */
export function readPlan(file: Blob): Promise<ReadPlan> {
  return withPdf(file, async (document) => {
    const pages: PlanPage[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
      const page = await document.getPage(number);
      const plain = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: LONGER_SIDE / Math.max(plain.width, plain.height) });
      const canvas = window.document.createElement("canvas");
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
      if (picture === null) throw new Error("This browser could not keep a drawn page.");
      pages.push({ url: URL.createObjectURL(picture) });
    }
    return { pages, free: () => pages.forEach(({ url }) => URL.revokeObjectURL(url)) };
  });
}

import { drawPage, FOR_SCREEN, openPdf } from "./open-pdf.ts";

/** A page of a PDF as a picture. */
export interface PlanPage {
  /** An address of this page alone; it is freed with `free`. */
  readonly url: string;
}

export interface ReadPlan {
  readonly pages: readonly PlanPage[];
  readonly free: () => void;
}

/** A floor plan has a page for each storey; a book of hundreds is none. */
const MOST_PAGES = 20;

/**
 * Draws the pages of a PDF on this device. Nothing of the document runs.
 *
 * @throws what the reader throws for a file that it cannot draw
 */
export async function readPlan(file: Blob): Promise<ReadPlan> {
  const task = await openPdf(file);
  try {
    const document = await task.promise;
    const pages: PlanPage[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
      pages.push({ url: URL.createObjectURL(await drawPage(await document.getPage(number), FOR_SCREEN)) });
    }
    return { pages, free: () => pages.forEach(({ url }) => URL.revokeObjectURL(url)) };
  } finally {
    await task.destroy();
  }
}

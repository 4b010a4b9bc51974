import type { PDFDocumentProxy } from "pdfjs-dist";
import { drawPage, FOR_SCREEN } from "../sheets/draw-page.ts";
import { withPdf } from "./with-pdf.ts";

/** A page of a PDF as a picture. */
export interface PlanPage {
  /** An address of this page alone; it is freed with `free`. */
  readonly url: string;
  /** Width of the page over its height. */
  readonly aspect: number;
}

export interface ReadPlan {
  readonly pages: readonly PlanPage[];
  readonly free: () => void;
}

/** px of the longer side of a page that lies on a map: as much as every device takes that draws maps. */
const ON_MAP = 2048;
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
      pages.push(await planPage(document, number, FOR_SCREEN.longerSide));
    }
    return { pages, free: () => pages.forEach(({ url }) => URL.revokeObjectURL(url)) };
  });
}

/**
 * Draws one page of a PDF, for a map.
 *
 * @throws what the reader throws for a file that it cannot draw, or that has no such page
 */
export function readPlanPage(file: Blob, number: number): Promise<PlanPage> {
  return withPdf(file, (document) => planPage(document, number, ON_MAP));
}

async function planPage(document: PDFDocumentProxy, number: number, longerSide: number): Promise<PlanPage> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const picture = await drawPage(page, { ...FOR_SCREEN, longerSide });
  return { url: URL.createObjectURL(picture), aspect: width / height };
}

import type { PDFDocumentProxy } from "pdfjs-dist";
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

/** px of the longer side: enough for a plan that is enlarged five times on a tablet, and still small in memory. */
const LONGER_SIDE = 2600;
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
      pages.push(await drawPage(document, number, LONGER_SIDE));
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
  return withPdf(file, (document) => drawPage(document, number, ON_MAP));
}

async function drawPage(document: PDFDocumentProxy, number: number, longerSide: number): Promise<PlanPage> {
  const page = await document.getPage(number);
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longerSide / Math.max(plain.width, plain.height) });
  const canvas = window.document.createElement("canvas");
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (picture === null) throw new Error("This browser could not create a page image.");
  return { url: URL.createObjectURL(picture), aspect: plain.width / plain.height };
}

import type { PDFDocumentProxy } from "pdfjs-dist";
import { drawPage, FOR_SCREEN } from "../sheets/draw-page.ts";
import { withPdf } from "./with-pdf.ts";

/** A page of a PDF as an image. */
export interface PlanPage {
  /** Object URL, valid only in this page; revoked by `free`. */
  readonly url: string;
  /** Width of the page divided by its height. */
  readonly aspect: number;
}

export interface ReadPlan {
  readonly pages: readonly PlanPage[];
  readonly free: () => void;
}

/** Length of the longer side of a thumbnail, px: twice its size on screen, for sharp displays. */
const THUMBNAIL = 192;
/** Length of the longer side of a page shown on a map, px: a size supported by every device that can draw maps. */
const ON_MAP = 2048;
/** Maximum number of pages: a floor plan has one per storey, so a document of hundreds is not a floor plan. */
const MAX_PAGES = 20;

/**
 * Draws the pages of a PDF on this device. No code in the document runs.
 *
 * @throws the error of the PDF library if the file cannot be drawn
 */
export function readPlan(file: Blob): Promise<ReadPlan> {
  return withPdf(file, async (document) => {
    const pages: PlanPage[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
      pages.push(await planPage(document, number, FOR_SCREEN.longerSide));
    }
    return { pages, free: () => pages.forEach(({ url }) => URL.revokeObjectURL(url)) };
  });
}

/**
 * Draws one page of a PDF, for a map.
 *
 * @throws the error of the PDF library if the file cannot be drawn or does not have that page
 */
export function readPlanPage(file: Blob, number: number): Promise<PlanPage> {
  return withPdf(file, (document) => planPage(document, number, ON_MAP));
}

/**
 * Draws the first page of a PDF as a thumbnail.
 *
 * @throws the error of the PDF library if the file cannot be drawn
 */
export function readPlanThumbnail(file: Blob): Promise<PlanPage> {
  return withPdf(file, (document) => planPage(document, 1, THUMBNAIL));
}

async function planPage(document: PDFDocumentProxy, number: number, longerSide: number): Promise<PlanPage> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const picture = await drawPage(page, { ...FOR_SCREEN, longerSide });
  return { url: URL.createObjectURL(picture), aspect: width / height };
}

import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask, type PDFPageProxy } from "pdfjs-dist";

/** Opens a PDF in a worker of this device. Nothing of the document runs and nothing leaves the device. */
export async function openPdf(file: Blob): Promise<PDFDocumentLoadingTask> {
  GlobalWorkerOptions.workerPort ??= new Worker(new URL("./plan-worker.ts", import.meta.url), { type: "module" });
  return getDocument({ data: await file.arrayBuffer(), verbosity: 0 });
}

/** How a page is drawn. */
interface Drawing {
  /** px. */
  readonly longerSide: number;
  readonly type: "image/png" | "image/jpeg";
}

/** Enough for a page that is enlarged five times on a tablet, and still small in memory. */
export const FOR_SCREEN: Drawing = { longerSide: 2600, type: "image/png" };
/** 150 points an inch of a letter page, which paper shows as text. */
export const FOR_PAPER: Drawing = { longerSide: 1650, type: "image/jpeg" };

/**
 * A page as a picture.
 *
 * @throws what the reader throws for a page that it cannot draw
 */
export async function drawPage(page: PDFPageProxy, { longerSide, type }: Drawing): Promise<Blob> {
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longerSide / Math.max(plain.width, plain.height) });
  const canvas = window.document.createElement("canvas");
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (picture === null) throw new Error("This browser could not keep a drawn page.");
  return picture;
}

import type { PDFPageProxy } from "pdfjs-dist";
import { encodePicture } from "../device/encode-picture.ts";

/** Options for drawing a page. */
interface Drawing {
  /** px. */
  readonly longerSide: number;
  readonly type: "image/png" | "image/jpeg";
  /** `print` continues while the page of the app is in the background. */
  readonly intent: "display" | "print";
}

/** Enough to enlarge a page five times on a tablet, and still small in memory. */
export const FOR_SCREEN: Drawing = { longerSide: 2600, type: "image/png", intent: "display" };
/** 150 dots per inch on a letter page, which keeps text readable on paper. */
export const FOR_PAPER: Drawing = { longerSide: 1650, type: "image/jpeg", intent: "print" };

/** JPEG quality: small type stays sharp, and two hundred pages fit in a tablet's memory. */
const QUALITY = 0.8;

/**
 * Draws a page of a PDF as an image.
 *
 * @throws the error of the PDF library if the page cannot be drawn; Error if the browser cannot create the image
 */
export async function drawPage(page: PDFPageProxy, { longerSide, type, intent }: Drawing): Promise<Blob> {
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longerSide / Math.max(plain.width, plain.height) });
  const canvas = window.document.createElement("canvas");
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport, intent }).promise;
  return encodePicture(canvas, type, QUALITY);
}

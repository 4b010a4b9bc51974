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

/** Enough for a page that is enlarged five times on a tablet, and still small in memory. */
export const FOR_SCREEN: Drawing = { longerSide: 2600, type: "image/png", intent: "display" };
/** 150 points an inch of a letter page, which paper shows as text. */
export const FOR_PAPER: Drawing = { longerSide: 1650, type: "image/jpeg", intent: "print" };

/** JPEG quality: small type stays sharp, and two hundred pages fit a tablet. */
const QUALITY = 0.8;

/**
 * A page of a PDF as a picture.
 *
 * @throws what the reader throws for a page that it cannot draw; Error if the browser cannot make the picture
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

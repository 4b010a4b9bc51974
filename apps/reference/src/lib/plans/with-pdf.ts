import { getDocument, PDFWorker, type PDFDocumentProxy } from "pdfjs-dist";

/**
 * Opens a PDF on this device for as long as `work` takes. Nothing of the document runs, and nothing leaves the device.
 * Each file has a worker of its own: the end of one would take the worker from another that is still being read.
 *
 * @throws what the reader throws for a file that it cannot open
 */
export async function withPdf<Result>(
  file: Blob,
  work: (document: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const port = new Worker(new URL("./plan-worker.ts", import.meta.url), { type: "module" });
  const worker = PDFWorker.create({ port });
  try {
    return await work(await getDocument({ data: await file.arrayBuffer(), worker, verbosity: 0 }).promise);
  } finally {
    worker.destroy();
    port.terminate();
  }
}

import { getDocument, PDFWorker, type PDFDocumentProxy } from "pdfjs-dist";

let reader: PDFWorker | undefined;

/**
 * Opens a PDF on this device for as long as `work` takes. Nothing of the document runs, and nothing leaves the device.
 * All files are read by one worker, which is made here and stays: one that the library makes ends with the file that it was
 * made for, and a file that is chosen at that moment is not read.
 *
 * @throws what the reader throws for a file that it cannot open
 */
export async function withPdf<Result>(
  file: Blob,
  work: (document: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const data = await file.arrayBuffer();
  reader ??= PDFWorker.create({ port: new Worker(new URL("./plan-worker.ts", import.meta.url), { type: "module" }) });
  const task = getDocument({ data, worker: reader, verbosity: 0 });
  try {
    return await work(await task.promise);
  } finally {
    await task.destroy();
  }
}

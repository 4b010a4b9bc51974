import { getDocument, PDFWorker, type PDFDocumentProxy } from "pdfjs-dist";

let reader: PDFWorker | undefined;

/**
 * Opens a PDF on this device for as long as `work` takes. No code in the document runs, and nothing leaves the device.
 * One worker, created here, reads all files: a worker of the library ends with its file, and a file chosen at that
 * moment would not be read.
 *
 * @throws the error of the PDF library if the file cannot be opened
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

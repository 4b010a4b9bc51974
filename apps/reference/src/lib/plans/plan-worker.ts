/** The worker of the PDF library as a file of this app, so that pages are drawn off the main thread. */
// oxlint-disable-next-line import/no-unassigned-import -- the file is the worker; it gives no names
import "pdfjs-dist/build/pdf.worker.min.mjs";

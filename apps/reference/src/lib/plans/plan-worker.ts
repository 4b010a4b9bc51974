/** The worker of the PDF reader, as a file of this app: pages are drawn beside the screen, not on it. */
// oxlint-disable-next-line import/no-unassigned-import -- the file is the worker; it gives no names
import "pdfjs-dist/build/pdf.worker.min.mjs";

/** Loads the large PDF code: when it is needed, or when the page is idle. */
export const loadPdfWriter = () => import("./pdf/write-pdf.ts");

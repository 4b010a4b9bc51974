/** Loads the large PDF code: when it is needed, or when the page is idle. */
export const bringPdfWriter = () => import("./pdf/write-pdf.ts");

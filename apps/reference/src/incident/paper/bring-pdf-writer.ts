/** What writes PDFs is large: it comes when it is needed, or when the page has nothing better to do. */
export const bringPdfWriter = () => import("./pdf/write-pdf.ts");

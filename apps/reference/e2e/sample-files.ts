import { Buffer } from "node:buffer";

/** An image of one grey pixel. */
export const entrancePicture = {
  name: "main-gate.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** A minimal PDF with one empty page. */
export const floorPlan = {
  name: "level-0.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(
    [
      "%PDF-1.4",
      "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
      "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
      "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj",
      "trailer<</Root 1 0 R>>",
      "%%EOF",
      "",
    ].join("\n"),
  ),
};

/** A one-page SDS with text, like one created by a supplier's program. */
export function dataSheet(filename: string, lines: readonly string[]) {
  const words = lines.map(
    (line, nth) => `BT /F1 11 Tf 50 ${770 - nth * 24} Td (${line.replaceAll(/[\\()]/g, "\\$&")}) Tj ET`,
  );
  const content = `${words.join("\n")}\n`;
  return {
    name: filename,
    mimeType: "application/pdf",
    buffer: Buffer.from(
      [
        "%PDF-1.7",
        "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
        "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
        "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj",
        `4 0 obj<</Length ${content.length}>>stream\n${content}endstream endobj`,
        "5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj",
        "trailer<</Root 1 0 R>>",
        "%%EOF",
        "",
      ].join("\n"),
    ),
  };
}

/** A PDF with one line of text on each page. Has no cross-reference table, so readers have to rebuild it. */
export function textPdf(...pages: readonly string[]): string {
  const numberOf = (at: number) => 4 + 2 * at;
  const kids = pages.map((_, at) => `${numberOf(at)} 0 R`).join(" ");
  return [
    "%PDF-1.4",
    "1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj",
    `2 0 obj <</Type /Pages /Kids [${kids}] /Count ${pages.length}>> endobj`,
    "3 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj",
    ...pages.flatMap((line, at) => pageOf(numberOf(at), line)),
    `trailer <</Root 1 0 R /Size ${numberOf(pages.length)}>>`,
    "%%EOF",
  ].join("\n");
}

function pageOf(number: number, line: string): readonly string[] {
  const content = `BT /F1 12 Tf 40 750 Td (${line.replaceAll(/[\\()]/gu, String.raw`\$&`)}) Tj ET`;
  const fonts = "/Resources <</Font <</F1 3 0 R>>>>";
  return [
    `${number} 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${fonts} /Contents ${number + 1} 0 R>> endobj`,
    `${number + 1} 0 obj <</Length ${content.length}>> stream`,
    content,
    "endstream endobj",
  ];
}

/** Formats rows of cells as comma-separated values by RFC 4180. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(csvCell).join(",")).join("\r\n");
}

/**
 * Quotes a cell if needed. A cell that a spreadsheet would run as a formula gets an apostrophe in front, including
 * cells that start with characters a spreadsheet skips.
 */
function csvCell(text: string): string {
  const plain = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) && text.length > 1 ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows of cells as comma-separated values by RFC 4180. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(csvCell).join(",")).join("\r\n");
}

/**
 * Quoted where it must be; a cell that a spreadsheet would run as a formula begins with an apostrophe,
 * those among them that begin with what it passes over.
 */
function csvCell(text: string): string {
  const plain = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) && text.length > 1 ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

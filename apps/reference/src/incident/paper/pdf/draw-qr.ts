import type { Paper, Tag } from "./paper.ts";
import { qrSquares } from "./qr-squares.ts";

interface QrPlace {
  /** Position from the left and the top of the page, in points. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** The parent in the structure tree; the root by default. */
  readonly parent?: Tag;
}

/** Draws a text as a QR code, tagged as a figure with an alternative text. Does not change the current position. */
export function drawQr(paper: Paper, text: string, alt: string, { x, y, side, parent }: QrPlace): void {
  const squares = qrSquares(text);
  const each = side / squares.length;
  const figure = paper.tag("Figure", parent, { alt, bbox: [x, y, x + side, y + side] });
  paper.drawing(figure, (pdf) => {
    for (const [row, line] of squares.entries()) {
      for (const [column, isDark] of line.entries()) {
        if (isDark) pdf.rect(x + column * each, y + row * each, each, each);
      }
    }
    pdf.fill("#000000");
  });
}

import { LEFT, TEXT_WIDTH, type Paper, type Tag } from "../../../incident/paper/pdf/paper.ts";
import type { InventoryPaper, PaperSigns } from "./inventory-paper.ts";

const SIDE = 54;
const GAP = 8;
const NAME_HEIGHT = 14;
/** Fields of the NFPA 704 diamond in the colours of the standard. */
const NFPA = { health: "#1f5fd6", fire: "#d92f2f", reactivity: "#f4d11f", special: "#ffffff" } as const;
const GHS_FRAME = "#d8131b";

/** The signs of one chemical below its name: an NFPA diamond, and a GHS frame with its code for each pictogram. */
export function drawSigns(paper: Paper, signs: PaperSigns, section: Tag, words: InventoryPaper["signWords"]): void {
  paper.need(SIDE + NAME_HEIGHT + GAP);
  paper.paragraph(signs.name, { size: 9.5, isStrong: true }, paper.tag("P", section));
  const top = paper.y + 2;
  let x = LEFT;
  if (signs.nfpa !== null) {
    const { nfpa } = signs;
    const figure = paper.tag("Figure", section, { alt: words.nfpaOf(signs), bbox: [x, top, x + SIDE, top + SIDE] });
    paper.drawing(figure, (pdf) => drawDiamond(pdf, x, top));
    const half = SIDE / 2;
    mark(paper, degree(nfpa.fire), x + half, top + SIDE / 4, figure);
    mark(paper, degree(nfpa.health), x + SIDE / 4, top + half, figure);
    mark(paper, degree(nfpa.reactivity), x + (SIDE * 3) / 4, top + half, figure);
    mark(paper, nfpa.special ?? "", x + half, top + (SIDE * 3) / 4, figure);
    x += SIDE + GAP;
  }
  if (signs.ghs.length > 0) {
    const width = signs.ghs.length * (SIDE + GAP);
    const figure = paper.tag("Figure", section, { alt: words.ghsOf(signs), bbox: [x, top, x + width, top + SIDE] });
    for (const code of signs.ghs) {
      if (x + SIDE > LEFT + TEXT_WIDTH) break; // nine pictograms fit; there are no more
      const left = x;
      paper.drawing(figure, (pdf) => drawFrame(pdf, left, top));
      mark(paper, code, x + SIDE / 2, top + SIDE / 2, figure, 8);
      x += SIDE + GAP;
    }
  }
  paper.skip(SIDE + GAP);
}

const degree = (value: number | null): string => (value === null ? "?" : String(value));

function mark(paper: Paper, text: string, x: number, y: number, tag: Tag, size = 12): void {
  if (text === "") return;
  // Letters of the document are about half as wide as they are high.
  paper.lines(paper.broken(text, { size, isStrong: true }, SIDE), x - text.length * size * 0.28, y - size * 0.62, tag);
}

function square(pdf: PDFKit.PDFDocument, x: number, y: number, half: number): PDFKit.PDFDocument {
  return pdf.polygon([x, y - half], [x + half, y], [x, y + half], [x - half, y]);
}

function drawDiamond(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  const [middleX, middleY, quarter] = [x + SIDE / 2, y + SIDE / 2, SIDE / 4];
  pdf.lineWidth(0.8).strokeColor("#111111").undash();
  square(pdf, middleX, middleY - quarter, quarter).fillAndStroke(NFPA.fire, "#111111");
  square(pdf, middleX - quarter, middleY, quarter).fillAndStroke(NFPA.health, "#111111");
  square(pdf, middleX + quarter, middleY, quarter).fillAndStroke(NFPA.reactivity, "#111111");
  square(pdf, middleX, middleY + quarter, quarter).fillAndStroke(NFPA.special, "#111111");
}

function drawFrame(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  pdf.lineWidth(2.4).undash();
  square(pdf, x + SIDE / 2, y + SIDE / 2, SIDE / 2 - 2).fillAndStroke("#ffffff", GHS_FRAME);
}

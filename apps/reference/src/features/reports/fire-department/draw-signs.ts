import { ghsShapes, type GlyphShape } from "@placard/ui/internal";
import { isGhsCode } from "@placard/ui/signs";
import { LEFT, lineHeight, TEXT_WIDTH, type Paper, type Tag } from "../../../incident/paper/pdf/paper.ts";
import type { InventoryPaper, PaperSigns } from "./inventory-paper.ts";

const SIDE = 48;
const GAP = 6;
/** Width of a substance; two fit side by side. */
const WIDTH = (TEXT_WIDTH - 12) / 2;
const NAME = { size: 9, isStrong: true } as const;
/** Height of a substance with a one-line name. */
export const SIGNS_HEIGHT = SIDE + lineHeight(NAME) + GAP;
/** Fields of the NFPA 704 diamond in the colours of the standard. */
const NFPA = { health: "#1f5fd6", fire: "#d92f2f", reactivity: "#f4d11f", special: "#ffffff" } as const;
const GHS_FRAME = "#d8131b";
/** A pictogram is drawn in a box of 64 units; its symbol in a box of 40 inside the frame. */
const GHS_BOX = { side: 64, glyph: { x: 13.5, y: 12, scale: 0.93 } } as const;
const COLORS = { ink: "#111111", paper: "#ffffff" } as const;

/** Draws the hazard signs of a site, two substances per row. */
export function drawAllSigns(
  paper: Paper,
  signs: readonly PaperSigns[],
  section: Tag,
  texts: InventoryPaper["signWords"],
): void {
  for (let at = 0; at < signs.length; at += 2) {
    const row = signs.slice(at, at + 2);
    const names = row.map(({ name }) => paper.broken(name, NAME, WIDTH));
    const nameHeight = Math.max(...names.map(({ length }) => length)) * lineHeight(NAME);
    paper.need(nameHeight + SIDE + GAP);
    row.forEach((one, place) => {
      const x = LEFT + place * (WIDTH + 12);
      paper.lines(names[place] ?? [], x, paper.y, paper.tag("P", section));
      drawSigns(paper, one, { x, y: paper.y + nameHeight, section, texts });
    });
    paper.skip(nameHeight + SIDE + GAP);
  }
}

interface SignPlace {
  readonly x: number;
  readonly y: number;
  readonly section: Tag;
  readonly texts: InventoryPaper["signWords"];
}

/** Draws the signs of one substance: an NFPA diamond and GHS pictograms. */
function drawSigns(paper: Paper, signs: PaperSigns, { x: left, y: top, section, texts }: SignPlace): void {
  let x = left;
  if (signs.nfpa !== null) {
    const { nfpa } = signs;
    const figure = paper.tag("Figure", section, { alt: texts.nfpaOf(signs), bbox: [x, top, x + SIDE, top + SIDE] });
    paper.drawing(figure, (pdf) => drawDiamond(pdf, left, top));
    const half = SIDE / 2;
    mark(paper, degree(nfpa.fire), x + half, top + SIDE / 4, figure);
    mark(paper, degree(nfpa.health), x + SIDE / 4, top + half, figure);
    mark(paper, degree(nfpa.reactivity), x + (SIDE * 3) / 4, top + half, figure);
    mark(paper, nfpa.special ?? "", x + half, top + (SIDE * 3) / 4, figure);
    if (nfpa.special === "W") paper.drawing(figure, (pdf) => strike(pdf, left + half, top + (SIDE * 3) / 4));
    x += SIDE + GAP;
  }
  if (signs.ghs.length > 0) {
    // Up to nine pictograms fit beside the diamond.
    const step = Math.min(SIDE + 2, (left + WIDTH - x) / signs.ghs.length);
    const width = signs.ghs.length * step;
    const figure = paper.tag("Figure", section, { alt: texts.ghsOf(signs), bbox: [x, top, x + width, top + SIDE] });
    for (const code of signs.ghs) {
      drawPictogram(paper, code, { x, y: top, side: Math.min(SIDE, step - 2) }, figure);
      x += step;
    }
  }
}

const degree = (value: number | null): string => (value === null ? "?" : String(value));

function mark(paper: Paper, text: string, x: number, y: number, tag: Tag, size = 12): void {
  if (text === "") return;
  // Letters of this font are about half as wide as high.
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

/** Strikes through the W for substances that react with water. */
function strike(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  pdf.lineWidth(1.2).undash().strokeColor(COLORS.ink);
  pdf
    .moveTo(x - 7.5, y)
    .lineTo(x + 7.5, y)
    .stroke();
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Draws a GHS pictogram. An unknown code is printed as text inside the frame. */
function drawPictogram(paper: Paper, code: string, { x, y, side }: Box, figure: Tag): void {
  paper.drawing(figure, (pdf) => {
    pdf.lineWidth(2.4).undash();
    square(pdf, x + side / 2, y + side / 2, side / 2 - 2).fillAndStroke("#ffffff", GHS_FRAME);
    if (isGhsCode(code)) drawGlyph(pdf, ghsShapes(code), { x, y, side });
  });
  if (!isGhsCode(code)) mark(paper, code, x + side / 2, y + side / 2, figure, 8);
}

function drawGlyph(pdf: PDFKit.PDFDocument, shapes: readonly GlyphShape[], { x, y, side }: Box): void {
  const { glyph } = GHS_BOX;
  pdf.save();
  pdf
    .translate(x, y)
    .scale(side / GHS_BOX.side)
    .translate(glyph.x, glyph.y)
    .scale(glyph.scale);
  for (const shape of shapes) drawShape(pdf, shape);
  pdf.restore();
}

function drawShape(pdf: PDFKit.PDFDocument, { d, fill = "ink", line }: GlyphShape): void {
  if (line !== undefined) pdf.lineWidth(line.width).lineCap(line.isRound === true ? "round" : "butt");
  pdf.path(d);
  if (fill === "none") pdf.stroke(COLORS[line?.color ?? "ink"]);
  else if (line === undefined) pdf.fill(COLORS[fill]);
  else pdf.fillAndStroke(COLORS[fill], COLORS[line.color]);
}

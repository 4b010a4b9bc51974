import { formatDistance } from "@placard/hazmat-core";
import {
  type DocumentBlock,
  GROUND_COLORS,
  type PlanDocument,
  SKETCH_STYLES,
  type ZoneSketch,
} from "@placard/ui/internal";
import { LEFT, TEXT_WIDTH, type Paper, type Tag, type TextStyle } from "./paper.ts";

const LABEL: TextStyle = { size: 8, color: "#444444" };
const TEXT: TextStyle = { size: 9.5 };
const STRONG: TextStyle = { size: 9.5, isStrong: true };

/** Side of the drawing in points. */
const SIDE = 260;

/** Draws the zones as outlines around the source, with the symbols that the crew placed and a legend beside them. */
export function drawSketch(
  paper: Paper,
  { sketch, caption, words: alt }: Extract<DocumentBlock, { readonly kind: "sketch" }>,
  section: Tag,
  texts: PlanDocument["words"],
): void {
  paper.need(SIDE + 40);
  paper.paragraph(caption, STRONG, paper.tag("P", section));
  paper.skip(2);
  const top = paper.y;
  const figure = paper.tag("Figure", section, { alt, bbox: [LEFT, top, LEFT + TEXT_WIDTH, top + SIDE] });
  paper.drawing(figure, (pdf) => drawZones(pdf, sketch, top));
  const list = paper.tag("L", section);
  sketch.zones.forEach(({ id, label }, at) => {
    const y = top + 16 + at * 16;
    paper.artifact((pdf) =>
      drawLine(pdf, id, [
        [LEFT + SIDE + 20, y + 6],
        [LEFT + SIDE + 56, y + 6],
      ]),
    );
    const body = paper.tag("LBody", paper.tag("LI", list));
    paper.lines(paper.broken(label, TEXT, 160), LEFT + SIDE + 64, y, body);
  });
  const marks = [texts.north, formatDistance(sketch.scaleM)];
  paper.lines(paper.broken(marks[0] ?? "", LABEL, 40), LEFT + SIDE - 17, top + 34, figure);
  paper.lines(paper.broken(marks[1] ?? "", LABEL, 80), LEFT + 8, top + SIDE - 24, figure);
  const scale = SIDE / (2 * sketch.halfM);
  for (const radiusM of sketch.ringsM) {
    const line = paper.broken(formatDistance(radiusM), { size: 6.5, color: "#444444" }, 60);
    paper.lines(line, LEFT + SIDE / 2 + 2, top + SIDE / 2 - radiusM * scale + 1, figure);
  }
  for (const { signs, eastM, northM } of sketch.marks) {
    const [x, y] = [LEFT + SIDE / 2 + eastM * scale, top + SIDE / 2 - northM * scale];
    paper.lines(paper.broken(signs.join(" "), STRONG, SIDE), x + 5, y - 13, figure);
  }
  if (sketch.windFromDeg !== null) {
    paper.lines(paper.broken(texts.windLabel, LABEL, 60), LEFT + 14, top + 44, figure);
  }
  paper.skip(SIDE + 4);
}

/**
 * Draws the background of the zones: coast and streets of the region, otherwise circles at round distances from the
 * source.
 */
function drawBackground(
  pdf: PDFKit.PDFDocument,
  { ground, ringsM }: Pick<ZoneSketch, "ground" | "ringsM">,
  toPoints: (metres: number) => number,
  [midX, midY]: readonly [number, number],
): void {
  const trace = (line: readonly (readonly [number, number])[]): void =>
    line.forEach(([x, y], at) => {
      const place = [midX + toPoints(x), midY - toPoints(y)] as const;
      if (at === 0) pdf.moveTo(...place);
      else pdf.lineTo(...place);
    });
  pdf.undash().lineWidth(0.5).strokeColor(GROUND_COLORS.ring);
  for (const radiusM of ringsM) pdf.circle(midX, midY, toPoints(radiusM)).stroke();
  if (ground === null) return;
  if (ground.water.length > 0) {
    pdf.fillColor(GROUND_COLORS.water);
    for (const ring of ground.water) {
      trace(ring);
      pdf.closePath();
    }
    pdf.fill("even-odd");
  }
  const draw = (lines: readonly (readonly (readonly [number, number])[])[], color: string): void => {
    if (lines.length === 0) return;
    pdf.strokeColor(color);
    lines.forEach(trace);
    pdf.stroke();
  };
  draw(ground.roads, GROUND_COLORS.road);
  pdf.dash(2, { space: 4 });
  draw(ground.edges, GROUND_COLORS.ring);
}

function drawZones(
  pdf: PDFKit.PDFDocument,
  { zones, marks, ground, ringsM, halfM, scaleM, windFromDeg }: ZoneSketch,
  top: number,
): void {
  const scale = SIDE / (2 * halfM);
  const [midX, midY] = [LEFT + SIDE / 2, top + SIDE / 2];
  drawBackground(pdf, { ground, ringsM }, (metres) => metres * scale, [midX, midY]);
  pdf.undash().lineWidth(0.5).strokeColor("#444444").rect(LEFT, top, SIDE, SIDE).stroke();
  for (const { id, rings } of zones) {
    for (const ring of rings) {
      drawLine(
        pdf,
        id,
        ring.map(([x, y]) => [midX + x * scale, midY - y * scale]),
      );
    }
  }
  pdf.undash().lineWidth(1.2).strokeColor("#111111").fillColor("#111111");
  pdf.circle(midX, midY, 3).fill();
  for (const { eastM, northM } of marks) {
    const [x, y] = [midX + eastM * scale, midY - northM * scale];
    pdf
      .moveTo(x - 3, y - 3)
      .lineTo(x + 3, y + 3)
      .stroke();
    pdf
      .moveTo(x + 3, y - 3)
      .lineTo(x - 3, y + 3)
      .stroke();
  }
  const northX = LEFT + SIDE - 14;
  pdf
    .moveTo(northX, top + 32)
    .lineTo(northX, top + 10)
    .stroke();
  pdf
    .moveTo(northX - 4, top + 17)
    .lineTo(northX, top + 10)
    .lineTo(northX + 4, top + 17)
    .stroke();
  const [barX, barY] = [LEFT + 8, top + SIDE - 10];
  pdf
    .moveTo(barX, barY - 3)
    .lineTo(barX, barY + 3)
    .stroke();
  pdf
    .moveTo(barX, barY)
    .lineTo(barX + scaleM * scale, barY)
    .stroke();
  pdf
    .moveTo(barX + scaleM * scale, barY - 3)
    .lineTo(barX + scaleM * scale, barY + 3)
    .stroke();
  if (windFromDeg !== null) drawArrow(pdf, windFromDeg, LEFT + 26, top + 26);
}

/** Draws an arrow in the direction that the wind blows to. */
function drawArrow(pdf: PDFKit.PDFDocument, fromDeg: number, x: number, y: number): void {
  const angle = ((fromDeg + 180) * Math.PI) / 180;
  const at = (along: number, across: number): [number, number] => [
    x + along * Math.sin(angle) + across * Math.cos(angle),
    y - along * Math.cos(angle) + across * Math.sin(angle),
  ];
  pdf
    .moveTo(...at(-14, 0))
    .lineTo(...at(14, 0))
    .stroke();
  pdf
    .moveTo(...at(7, -4))
    .lineTo(...at(14, 0))
    .lineTo(...at(7, 4))
    .stroke();
}

function drawLine(pdf: PDFKit.PDFDocument, id: string, points: readonly (readonly number[])[]): void {
  const style = SKETCH_STYLES[id];
  pdf.lineWidth(1.2).strokeColor(style?.color ?? "#111111");
  const [dash, gap] = style?.dash ?? [];
  if (dash === undefined || gap === undefined) pdf.undash();
  else pdf.dash(dash, { space: gap });
  points.forEach(([x = 0, y = 0], at) => (at === 0 ? pdf.moveTo(x, y) : pdf.lineTo(x, y)));
  pdf.stroke().undash();
}

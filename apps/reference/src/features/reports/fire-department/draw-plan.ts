import { drawBlock } from "../../../incident/paper/pdf/draw-block.ts";
import { LEFT, TEXT_WIDTH, type PageSize, type Paper, type Tag } from "../../../incident/paper/pdf/paper.ts";
import type { InventoryPaper } from "./inventory-paper.ts";
import type { PlanOnPaper } from "./paper-plans.ts";

/** Height reserved for the legend heading and the first points. */
const LEGEND = 150;
const RADIUS = 7.5;
const SIGN = { size: 8.5, isStrong: true, color: "#ffffff" } as const;

/** Draws a floor plan page on a separate page, with numbered points and a legend below. */
export function drawPlan(paper: Paper, plan: PlanOnPaper, section: Tag, texts: InventoryPaper["words"]): void {
  paper.page();
  paper.paragraph(plan.title, { size: 11, isStrong: true }, paper.tag("H3", section));
  paper.skip(4);
  const pixels = plan.jpeg === null ? null : paper.sizeOf(plan.jpeg);
  if (plan.jpeg === null || pixels === null) paper.paragraph(plan.unread, { size: 9.5 }, paper.tag("P", section));
  else drawPage(paper, plan, { jpeg: plan.jpeg, ...pixels }, section);
  drawBlock(paper, plan.legend, section, texts);
}

/** A picture with its width and height in pixels. */
interface SizedPicture extends PageSize {
  readonly jpeg: ArrayBuffer;
}

function drawPage(paper: Paper, { alt, points }: PlanOnPaper, picture: SizedPicture, section: Tag): void {
  const top = paper.y;
  const [widest, highest] = [TEXT_WIDTH, paper.left() - LEGEND];
  const figure = paper.tag("Figure", section, { alt, bbox: [LEFT, top, LEFT + widest, top + highest] });
  const scale = Math.min(widest / picture.width, highest / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  paper.drawing(figure, (pdf) => {
    pdf.image(picture.jpeg, LEFT, top, size);
    pdf.lineWidth(0.5).undash().strokeColor("#444444").rect(LEFT, top, size.width, size.height).stroke();
    for (const { x, y } of points) {
      pdf.circle(LEFT + x * size.width, top + y * size.height, RADIUS).lineWidth(1);
      pdf.fillAndStroke("#111111", "#ffffff");
    }
  });
  for (const { number, x, y } of points) {
    const text = String(number);
    const [left, middle] = [LEFT + x * size.width, top + y * size.height];
    // Digits of this font are about 0.6 times as wide as high.
    paper.lines(paper.broken(text, SIGN, 40), left - text.length * SIGN.size * 0.3, middle - SIGN.size * 0.64, figure);
  }
  paper.skip(size.height);
}

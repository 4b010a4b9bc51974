import { drawBlock } from "../../../incident/paper/pdf/draw-block.ts";
import { drawQr } from "../../../incident/paper/pdf/draw-qr.ts";
import { paperFonts } from "../../../incident/paper/pdf/paper-fonts.ts";
import { LEFT, lineHeight, Paper, TEXT_WIDTH, type Tag, type TextLine } from "../../../incident/paper/pdf/paper.ts";
import { drawPlan } from "./draw-plan.ts";
import { drawAllSigns, SIGNS_HEIGHT } from "./draw-signs.ts";
import type { InventoryPaper } from "./inventory-paper.ts";
import type { EmergencyOnPaper } from "./paper-facts.ts";

/** Footer of each page, and the note on the first page about missing characters. */
export interface WriterTexts {
  readonly page: (page: number, pages: number) => string;
  /** @param codes - codes of the characters, as `U+6C28` */
  readonly lost: (codes: readonly string[]) => string;
}

/** The file, and the characters replaced by `?` because no font of the document has them. */
export interface WrittenInventory {
  readonly bytes: Uint8Array;
  readonly lost: readonly string[];
}

/**
 * Writes the inventory as a tagged PDF on this device. Each site starts on a new page: emergency number, access, worst
 * substances and map first, then the inventory by room and the floor plans. The first page lists the codes of
 * characters that cannot be printed.
 *
 * @param at - the time of creation
 */
export async function writeInventoryPdf(
  inventory: InventoryPaper,
  texts: WriterTexts,
  at: Date,
): Promise<WrittenInventory> {
  const paper = await drawn(inventory, at);
  // Missing characters are known only after everything is drawn.
  const { lost } = paper;
  const note = lost.length === 0 ? [] : [texts.lost(lost.map(codeOf))];
  const whole = lost.length === 0 ? paper : await drawn({ ...inventory, notes: [...inventory.notes, ...note] }, at);
  return { bytes: await whole.bytes((page, pages) => `${inventory.subject} · ${texts.page(page, pages)}`), lost };
}

const codeOf = (sign: string): string => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * Minimum space below a site name, for the first lines of its first block, so that the name is not alone at the foot of
 * a page.
 */
const BELOW_SITE = 150;
const HEADING = { size: 11, isStrong: true } as const;

async function drawn(inventory: InventoryPaper, at: Date): Promise<Paper> {
  const { title, subject, language, words, signWords, planTitle } = inventory;
  const paper = new Paper({ fonts: await paperFonts(), title, subject, language, at });
  paper.paragraph(title, { size: 16, isStrong: true }, paper.tag("H1"));
  paper.skip(4);
  for (const note of inventory.notes) paper.paragraph(note, { size: 9 }, paper.tag("P"));
  inventory.sites.forEach(({ title: site, emergency, blocks, signs, plans, noPlan }, place) => {
    if (place > 0) paper.page();
    else paper.skip(10);
    const section = paper.tag("Sect");
    paper.need(BELOW_SITE);
    paper.paragraph(site, { size: 13, isStrong: true }, paper.tag("H2", section));
    drawEmergency(paper, emergency, section);
    for (const block of blocks) drawBlock(paper, block, section, words);
    if (signs.length > 0) {
      paper.skip(8);
      paper.need(lineHeight(HEADING) + SIGNS_HEIGHT);
      paper.paragraph(signWords.title, HEADING, paper.tag("H3", section));
      drawAllSigns(paper, signs, section, signWords);
      paper.paragraph(signWords.source, { size: 8 }, paper.tag("P", section));
    }
    if (noPlan !== null) {
      paper.skip(8);
      paper.need(40);
      paper.paragraph(planTitle, HEADING, paper.tag("H3", section));
      paper.paragraph(noPlan, { size: 9.5 }, paper.tag("P", section));
    }
    for (const plan of plans) drawPlan(paper, plan, section, words);
  });
  return paper;
}

/** Side of the QR code in points: a phone reads it from an arm's length. */
const CODE_SIDE = 76;
const PAD = 6;

/** Draws a frame with the emergency number and the QR code. */
function drawEmergency(paper: Paper, { title, large, lines, code }: EmergencyOnPaper, section: Tag): void {
  const width = TEXT_WIDTH - CODE_SIDE - 4 * PAD;
  const texts = [
    ...paper.broken(title, HEADING, width),
    ...large.flatMap((text) => paper.broken(text, { size: 15, isStrong: true }, width)),
    ...lines.flatMap((text) => paper.broken(text, { size: 9 }, width)),
  ];
  const note = paper.broken(code.note, { size: 7 }, CODE_SIDE + 2 * PAD);
  const heightOf = (of: readonly TextLine[]): number => of.reduce((sum, { style }) => sum + lineHeight(style), 0);
  const height = Math.max(heightOf(texts), CODE_SIDE + heightOf(note)) + 2 * PAD;
  paper.skip(4);
  paper.need(height);
  const top = paper.y;
  paper.artifact((pdf) =>
    pdf.lineWidth(1.5).undash().strokeColor("#111111").rect(LEFT, top, TEXT_WIDTH, height).stroke(),
  );
  paper.lines(texts, LEFT + PAD, top + PAD, paper.tag("P", section));
  const x = LEFT + TEXT_WIDTH - CODE_SIDE - PAD;
  drawQr(paper, code.address, code.alt, { x, y: top + PAD, side: CODE_SIDE, parent: section });
  paper.lines(note, x - PAD, top + PAD + CODE_SIDE + 2, paper.tag("P", section));
  paper.skip(height + 4);
}

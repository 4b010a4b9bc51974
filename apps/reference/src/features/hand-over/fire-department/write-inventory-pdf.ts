import { drawBlock } from "../../../incident/paper/pdf/draw-block.ts";
import { paperFonts } from "../../../incident/paper/pdf/paper-fonts.ts";
import { Paper } from "../../../incident/paper/pdf/paper.ts";
import { drawPlan } from "./draw-plan.ts";
import { drawSigns } from "./draw-signs.ts";
import type { InventoryPaper } from "./inventory-paper.ts";

/**
 * The inventory as a tagged PDF, a site after the other, each from a page of its own and its floor plans after it. It is
 * written on this device.
 *
 * @param pageWords - the number of a page in words, for its foot
 * @param at - the moment it is made
 */
export async function writeInventoryPdf(
  inventory: InventoryPaper,
  pageWords: (page: number, pages: number) => string,
  at: Date,
): Promise<Uint8Array> {
  const { title, subject, language, words, signWords, planTitle } = inventory;
  const paper = new Paper({ fonts: await paperFonts(), title, subject, language, at });
  paper.paragraph(title, { size: 16, isStrong: true }, paper.tag("H1"));
  paper.skip(4);
  for (const note of inventory.notes) paper.paragraph(note, { size: 9 }, paper.tag("P"));
  inventory.sites.forEach(({ title: site, blocks, signs, plans, noPlan }, place) => {
    if (place > 0) paper.page();
    else paper.skip(10);
    const section = paper.tag("Sect");
    paper.paragraph(site, { size: 13, isStrong: true }, paper.tag("H2", section));
    for (const block of blocks) drawBlock(paper, block, section, words);
    if (signs.length > 0) {
      paper.skip(8);
      paper.paragraph(signWords.title, { size: 11, isStrong: true }, paper.tag("H3", section));
      for (const one of signs) drawSigns(paper, one, section, signWords);
      paper.paragraph(signWords.source, { size: 8 }, paper.tag("P", section));
    }
    if (noPlan !== null) {
      paper.skip(8);
      paper.need(40);
      paper.paragraph(planTitle, { size: 11, isStrong: true }, paper.tag("H3", section));
      paper.paragraph(noPlan, { size: 9.5 }, paper.tag("P", section));
    }
    for (const plan of plans) drawPlan(paper, plan, section, words);
  });
  return paper.bytes((page, pages) => `${subject} · ${pageWords(page, pages)}`);
}

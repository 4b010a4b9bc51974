import type { PlanDocument } from "@placard/ui/incident";
import { drawBlocks } from "./draw-block.ts";
import { Paper } from "./paper.ts";
import { paperFonts } from "./paper-fonts.ts";

/**
 * Writes a document as a tagged PDF with title, language, structure tree, reading order and embedded fonts. Runs on
 * this device without a network.
 *
 * @param pageWords - text of a page number, for the footer
 * @param at - time of creation
 */
export async function writePdf(
  plan: PlanDocument,
  pageWords: (page: number, pages: number) => string,
  at: Date,
): Promise<Uint8Array> {
  const { title, subject, language } = plan;
  const paper = new Paper({ fonts: await paperFonts(), title, subject, language, at });
  paper.paragraph(title, { size: 16, isStrong: true }, paper.tag("H1"));
  paper.skip(4);
  for (const note of plan.notes) paper.paragraph(note, { size: 9 }, paper.tag("P"));
  plan.forms.forEach((form, place) => {
    if (place > 0 && form.id !== null) paper.page();
    else paper.skip(10);
    const section = paper.tag("Sect");
    paper.paragraph(
      [form.id, form.title].filter((part) => part !== null).join(" "),
      { size: 13, isStrong: true },
      paper.tag("H2", section),
    );
    drawBlocks(paper, form.blocks, section, plan.words);
  });
  return paper.bytes((page, pages) => `${subject} · ${pageWords(page, pages)}`);
}

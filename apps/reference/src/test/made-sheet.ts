import { paperFonts } from "../incident/paper/pdf/paper-fonts.ts";
import { Paper } from "../incident/paper/pdf/paper.ts";

/** A PDF with these lines, one page per group: like one created by a supplier's software, with embedded text. */
export async function madeSheet(pages: readonly (readonly string[])[]): Promise<Blob> {
  const texts = { title: "Label sheet", subject: "Label sheet", language: "en", at: new Date(Date.UTC(2026, 10, 21)) };
  const paper = new Paper({ fonts: await paperFonts(), ...texts });
  for (const [index, lines] of pages.entries()) {
    if (index > 0) paper.page();
    for (const line of lines) paper.paragraph(line, { size: 11 }, paper.tag("P"));
  }
  const bytes = await paper.bytes((page, all) => `${page} of ${all}`);
  return new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
}

import type { PlanDocument } from "@placard/ui/internal";
import { drawBlocks } from "./draw-block.ts";
import { LEFT, lineHeight, Paper, TEXT_WIDTH, type PageSize } from "./paper.ts";
import { paperFonts } from "./paper-fonts.ts";

/** A photo that a document ends with. */
export interface PaperPhoto {
  /** Time, author and note. */
  readonly caption: string;
  /** Loads the photo when its turn comes: a log may have hundreds. `null` if this device cannot load it. */
  readonly loadJpeg: () => Promise<ArrayBuffer | null>;
}

/** The photos at the end of a document, with the texts around them. */
export interface PaperPhotos {
  readonly title: string;
  /** Shown instead of a photo that this device cannot load. */
  readonly missing: string;
  /** Shown instead of a photo whose file cannot be read. */
  readonly damaged: string;
  readonly photos: readonly PaperPhoto[];
}

/** Maximum height of a photo in points: two fit on a page with their captions. */
const PHOTO_HEIGHT = 300;
const CAPTION = { size: 9.5, isStrong: true };

/**
 * Writes a document as a tagged PDF with title, language, structure tree, reading order and embedded fonts. Runs on
 * this device without a network.
 *
 * @param pageWords - text of a page number, for the footer
 * @param at - time of creation
 * @param photos - printed after the forms; absent or empty: no such section
 */
export async function writePdf(
  plan: PlanDocument,
  pageWords: (page: number, pages: number) => string,
  at: Date,
  photos?: PaperPhotos,
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
  if (photos !== undefined && photos.photos.length > 0) await drawPhotos(paper, photos);
  return paper.bytes((page, pages) => `${subject} · ${pageWords(page, pages)}`);
}

/** Draws each photo below its caption, as a figure with the caption as its description. Loads one photo at a time. */
async function drawPhotos(paper: Paper, { title, missing, damaged, photos }: PaperPhotos): Promise<void> {
  paper.page();
  const section = paper.tag("Sect");
  paper.paragraph(title, { size: 13, isStrong: true }, paper.tag("H2", section));
  for (const { caption, loadJpeg } of photos) {
    const jpeg = await loadJpeg();
    const pixels = jpeg === null ? null : paper.sizeOf(jpeg);
    const size = pixels === null ? null : fitted(pixels);
    paper.skip(8);
    paper.need(lineHeight(CAPTION) * 2 + (size?.height ?? 0));
    paper.paragraph(caption, CAPTION, paper.tag("P", section));
    if (jpeg === null || size === null) {
      paper.paragraph(jpeg === null ? missing : damaged, { size: 9.5 }, paper.tag("P", section));
      continue;
    }
    paper.need(size.height);
    const top = paper.y;
    const bbox = [LEFT, top, LEFT + size.width, top + size.height];
    paper.drawing(paper.tag("Figure", section, { alt: caption, bbox }), (pdf) => pdf.image(jpeg, LEFT, top, size));
    paper.skip(size.height);
  }
}

/** Size in points, as large as the text area and `PHOTO_HEIGHT` allow. */
function fitted({ width, height }: PageSize): PageSize {
  const scale = Math.min(TEXT_WIDTH / width, PHOTO_HEIGHT / height);
  return { width: width * scale, height: height * scale };
}

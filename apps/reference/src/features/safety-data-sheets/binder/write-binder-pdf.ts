import { drawQr } from "../../../incident/paper/pdf/draw-qr.ts";
import { paperFonts, type PaperFonts } from "../../../incident/paper/pdf/paper-fonts.ts";
import { LEFT, lineHeight, Paper, TEXT_WIDTH, type Tag } from "../../../incident/paper/pdf/paper.ts";
import type { PrintedPage } from "../../../lib/sheets/print-pages.ts";

/** One SDS of a binder. */
export interface BinderSheet {
  readonly title: string;
  /** File and age of the SDS. */
  readonly note: string;
  /** ISO 639-1, for screen readers; `null` if it is not on file or there are several. */
  readonly language: string | null;
  /** The pages, or the reason as text if they are missing. */
  readonly pages: readonly PrintedPage[] | string;
}

/** A binder as data. */
export interface BinderPaper {
  readonly title: string;
  readonly subject: string;
  readonly language: string;
  readonly notes: readonly string[];
  /** Address of the same SDSs in the app. */
  readonly address: string;
  readonly sheets: readonly BinderSheet[];
  readonly missing: readonly string[];
  readonly texts: {
    readonly code: string;
    readonly codeNote: string;
    readonly contents: string;
    readonly missing: string;
    readonly onPage: (title: string, note: string, page: number) => string;
    /** Text for an SDS whose pages are not included. */
    readonly onPageAlone: (title: string, note: string, page: number) => string;
    readonly ofSheet: (page: number, pages: number) => string;
    readonly text: (lines: readonly string[]) => string;
    readonly foot: (page: number, pages: number) => string;
  };
}

/**
 * Writes all SDSs of a site as one tagged PDF: a cover with QR code and contents, then each SDS from a new page. Runs
 * on this device.
 *
 * @param at - the time of creation
 */
export async function writeBinderPdf(binder: BinderPaper, at: Date): Promise<Uint8Array> {
  const fonts = await paperFonts();
  const paper = paperOf(binder, fonts, at);
  cover(paper, binder, coverPages(binder, fonts, at, 1));
  for (const sheet of binder.sheets) printSheet(paper, sheet, binder.texts);
  return paper.bytes((page, pages) => `${binder.subject} · ${binder.texts.foot(page, pages)}`);
}

/** Number of cover pages; it depends on the page numbers printed there. */
function coverPages(binder: BinderPaper, fonts: PaperFonts, at: Date, guess: number): number {
  const measured = paperOf(binder, fonts, at);
  cover(measured, binder, guess);
  return measured.pages === guess ? guess : coverPages(binder, fonts, at, measured.pages);
}

function paperOf({ title, subject, language }: BinderPaper, fonts: PaperFonts, at: Date): Paper {
  return new Paper({ fonts, title, subject, language, at });
}

/** @param before - number of pages before the first SDS */
function cover(paper: Paper, binder: BinderPaper, before: number): void {
  const { title, notes, address, sheets, missing, texts } = binder;
  paper.paragraph(title, { size: 18, isStrong: true }, paper.tag("H1"));
  paper.skip(4);
  for (const note of notes) paper.paragraph(note, { size: 10 }, paper.tag("P"));
  paper.skip(10);
  drawCode(paper, address, texts.code);
  paper.paragraph(texts.codeNote, { size: 10 }, paper.tag("P"));
  paper.paragraph(address, { size: 9 }, paper.tag("P"));
  paper.skip(10);
  paper.paragraph(texts.contents, { size: 13, isStrong: true }, paper.tag("H2"));
  let page = before + 1;
  for (const { title: sheet, note, pages } of sheets) {
    const isAlone = typeof pages === "string";
    const entry = isAlone ? texts.onPageAlone(sheet, note, page) : texts.onPage(sheet, note, page);
    paper.paragraph(entry, { size: 10 }, paper.tag("P"));
    page += isAlone ? 1 : pages.length;
  }
  if (missing.length === 0) return;
  paper.skip(10);
  paper.paragraph(texts.missing, { size: 13, isStrong: true }, paper.tag("H2"));
  for (const name of missing) paper.paragraph(name, { size: 10 }, paper.tag("P"));
}

/** Side of the QR code in points: 1.5 inches, which a phone reads from an arm's length. */
const CODE_SIDE = 108;

function drawCode(paper: Paper, address: string, alt: string): void {
  paper.need(CODE_SIDE + 10);
  drawQr(paper, address, alt, { x: LEFT, y: paper.y, side: CODE_SIDE });
  paper.skip(CODE_SIDE + 10);
}

function printSheet(paper: Paper, { title, note, language, pages }: BinderSheet, texts: BinderPaper["texts"]): void {
  const section = paper.tag("Sect");
  if (typeof pages === "string") {
    headOf(paper, section, { title, place: note, isFirst: true });
    paper.paragraph(pages, { size: 11 }, paper.tag("P", section));
    return;
  }
  for (const [index, page] of pages.entries()) {
    const place = `${note} · ${texts.ofSheet(index + 1, pages.length)}`;
    headOf(paper, section, { title, place, isFirst: index === 0 });
    printPage(paper, page, { section, language, texts });
  }
}

interface PageHead {
  readonly title: string;
  readonly place: string;
  readonly isFirst: boolean;
}

/** Starts a new page with the name of its SDS. */
function headOf(paper: Paper, section: Tag, { title, place, isFirst }: PageHead): void {
  paper.page();
  paper.paragraph(title, { size: 12, isStrong: true }, paper.tag(isFirst ? "H2" : "P", section));
  paper.paragraph(place, { size: 9 }, paper.tag("P", section));
  paper.skip(4);
}

interface PlaceOfPage {
  readonly section: Tag;
  readonly language: string | null;
  readonly texts: BinderPaper["texts"];
}

function printPage(paper: Paper, { jpeg, lines }: PrintedPage, { section, language, texts }: PlaceOfPage): void {
  const top = paper.y;
  const height = paper.left() - lineHeight({ size: 9 });
  const bbox = [LEFT, top, LEFT + TEXT_WIDTH, top + height];
  const lang = language !== null && lines.length > 0 ? { lang: language } : {};
  const figure = paper.tag("Figure", section, { alt: texts.text(lines), bbox, ...lang });
  paper.drawing(figure, (pdf) => pdf.image(jpeg, LEFT, top, { fit: [TEXT_WIDTH, height], align: "center" }));
}

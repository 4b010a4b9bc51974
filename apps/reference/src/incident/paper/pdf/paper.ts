import PdfDocument from "pdfkit";
import type { PaperFonts } from "./paper-fonts.ts";
import { printable } from "./printable.ts";

/** US Letter in points, the usual size of incident forms. */
const PAGE = { width: 612, height: 792, margin: 42, foot: 30 } as const;

/** Width and height of a page in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Missing from the types of the library. */
interface OpensImages {
  openImage(source: ArrayBuffer): PageSize;
}

/** Left edge and width of the text area. */
export const LEFT = PAGE.margin;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - PAGE.foot;

/** An element of the structure tree, such as `H1` or `TD`. */
export interface Tag {
  readonly name: string;
  readonly element: PDFKit.PDFStructureElement;
}

/** Appearance of a text. */
export interface TextStyle {
  readonly size: number;
  readonly isStrong?: boolean;
  readonly color?: string;
}

/** A part of a line in one font. */
interface Run {
  readonly font: string;
  readonly text: string;
}

/** One line of text after wrapping. */
export interface TextLine {
  readonly runs: readonly Run[];
  readonly style: TextStyle;
}

interface PaperOptions {
  readonly fonts: PaperFonts;
  readonly title: string;
  readonly subject: string;
  readonly language: string;
  readonly at: Date;
  /** US Letter by default. On other sizes only absolute positions work: flowing text assumes Letter. */
  readonly size?: PageSize;
}

/**
 * A PDF document with a structure tree: screen readers read the content in the order in which it was drawn. Lines and
 * page footers are artifacts, so that screen readers skip them.
 */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #fonts: PaperFonts;
  readonly #root: Tag;
  readonly #chunks: Uint8Array[] = [];
  readonly #lost = new Set<string>();
  #y: number = PAGE.margin;

  constructor({ fonts, title, subject, language, at, size = PAGE }: PaperOptions) {
    this.#fonts = fonts;
    const settings = {
      size: [size.width, size.height] as [number, number],
      margin: 0,
      pdfVersion: "1.7" as const,
      tagged: true,
      subset: "PDF/UA",
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Subject: subject, Creator: "Placard", Producer: "Placard", CreationDate: at },
      // Empty: a default font would be opened again for each fallback font with the same name below.
      font: "",
    };
    // The types list only the archive formats; the library also writes PDF/UA.
    this.#pdf = new PdfDocument(settings as Omit<typeof settings, "subset">);
    this.#pdf.on("data", (chunk: Uint8Array) => this.#chunks.push(chunk));
    for (const { name, bytes } of [...fonts.text, fonts.strong]) {
      this.#pdf.registerFont(name, bytes);
    }
    this.#root = { name: "Document", element: this.#pdf.struct("Document") };
    this.#pdf.addStructure(this.#root.element);
  }

  get y(): number {
    return this.#y;
  }

  /** Characters so far that no font of the document has; each is replaced by `?`. */
  get lost(): readonly string[] {
    return [...this.#lost];
  }

  /** Number of pages so far. */
  get pages(): number {
    return this.#pdf.bufferedPageRange().count;
  }

  /** Adds an element to the structure tree, in reading order. */
  tag(name: string, parent: Tag = this.#root, options: Readonly<Record<string, unknown>> = {}): Tag {
    const element = this.#pdf.struct(name, options);
    parent.element.add(element);
    return { name, element };
  }

  /** Starts a new page if less than `height` is left. */
  need(height: number): void {
    if (this.#y + height > BOTTOM) this.page();
  }

  skip(height: number): void {
    this.#y += height;
  }

  page(): void {
    this.#pdf.addPage();
    this.#y = PAGE.margin;
  }

  /** Space left on this page, in points. */
  left(): number {
    return BOTTOM - this.#y;
  }

  /**
   * Draws lines below one another, all of one element. Does not change the current position.
   *
   * @param tag - the element of the lines; `null` for an artifact, which screen readers skip
   */
  lines(lines: readonly TextLine[], x: number, y: number, tag: Tag | null): void {
    if (lines.length === 0) return;
    if (tag === null) {
      this.artifact(() => this.#put(lines, x, y));
      return;
    }
    const content = this.#pdf.markStructureContent(tag.name);
    this.#put(lines, x, y);
    this.#pdf.endMarkedContent();
    tag.element.add(content);
  }

  #put(lines: readonly TextLine[], x: number, y: number): void {
    let top = y;
    for (const { runs, style } of lines) {
      let at = x;
      for (const { font, text } of runs) {
        this.#pdf
          .font(font)
          .fontSize(style.size)
          .fillColor(style.color ?? "#111111");
        this.#pdf.text(text, at, top, { lineBreak: false });
        at += this.#pdf.widthOfString(text);
      }
      top += lineHeight(style);
    }
  }

  /** Draws a paragraph and moves below it, over as many pages as it needs. */
  paragraph(text: string, style: TextStyle, tag: Tag): void {
    let rest = this.broken(text, style, TEXT_WIDTH);
    while (rest.length > 0) {
      this.need(lineHeight(style));
      const fitting = Math.max(1, Math.floor(this.left() / lineHeight(style)));
      this.lines(rest.slice(0, fitting), LEFT, this.#y, tag);
      this.#y += Math.min(fitting, rest.length) * lineHeight(style);
      rest = rest.slice(fitting);
    }
  }

  /** Wraps a text into lines of a maximum width; line breaks in the text stay. */
  broken(text: string, style: TextStyle, width: number): readonly TextLine[] {
    return text.split("\n").flatMap((line) =>
      this.#wrapped(
        printable(
          line,
          (sign) => this.#fontFor(sign) !== null,
          (sign) => this.#lost.add(sign),
        ),
        style,
        width,
      ).map((texts) => ({
        runs: this.#runs(texts, style),
        style,
      })),
    );
  }

  /** Draws a frame or a line that screen readers skip. */
  artifact(draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.#pdf.markContent("Artifact", { type: "Layout" });
    draw(this.#pdf);
    this.#pdf.endMarkedContent();
  }

  /**
   * Width and height of a JPEG picture in pixels.
   *
   * @returns `null` if the picture is damaged or in another format, and cannot be drawn
   */
  sizeOf(jpeg: ArrayBuffer): PageSize | null {
    try {
      const { width, height } = (this.#pdf as PDFKit.PDFDocument & OpensImages).openImage(jpeg);
      return width > 0 && height > 0 ? { width, height } : null;
    } catch {
      return null;
    }
  }

  /** Draws the graphic of an element, whose `alt` describes it. */
  drawing(tag: Tag, draw: (pdf: PDFKit.PDFDocument) => void): void {
    const content = this.#pdf.markStructureContent(tag.name);
    draw(this.#pdf);
    this.#pdf.endMarkedContent();
    tag.element.add(content);
  }

  /**
   * Writes the page footers and closes the document.
   *
   * @param foot - `null` for pages without footers
   */
  async bytes(foot: ((page: number, pages: number) => string) | null): Promise<Uint8Array> {
    if (foot !== null) this.#writeFeet(foot);
    this.#root.element.end();
    const ended = new Promise<void>((resolve) => {
      this.#pdf.on("end", () => resolve());
    });
    this.#pdf.end();
    await ended;
    return joined(this.#chunks);
  }

  #writeFeet(foot: (page: number, pages: number) => string): void {
    const { count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#pdf.switchToPage(page);
      const [line] = this.broken(foot(page + 1, count), { size: 8 }, TEXT_WIDTH);
      this.#pdf.markContent("Artifact", { type: "Pagination" });
      for (const { font, text } of line?.runs ?? []) {
        this.#pdf.font(font).fontSize(8).fillColor("#444444");
        this.#pdf.text(text, LEFT, PAGE.height - PAGE.margin - 8, { lineBreak: false });
      }
      this.#pdf.endMarkedContent();
    }
  }

  #wrapped(line: string, style: TextStyle, width: number): readonly string[] {
    const lines: string[] = [];
    const blank = this.#widthOf(" ", style);
    let current: string[] = [];
    let used = 0;
    for (const word of keepNumbersWhole(line)
      .split(" ")
      .flatMap((long) => this.#cut(long, style, width))) {
      const wide = this.#widthOf(word, style);
      if (current.length > 0 && used + blank + wide > width) {
        lines.push(current.join(" "));
        current = [];
      }
      used = current.length === 0 ? wide : used + blank + wide;
      current.push(word);
    }
    return [...lines, current.join(" ")];
  }

  /** Width of the widest word or number of a text, in points: a column of this width splits none of them. */
  widest(text: string, style: TextStyle): number {
    const texts = keepNumbersWhole(printable(text, (sign) => this.#fontFor(sign) !== null)).split(/[ \n]/);
    return Math.max(0, ...texts.map((word) => this.#widthOf(word, style)));
  }

  /** Splits a word that is wider than the line: at its own spaces, then at any character. */
  #cut(word: string, style: TextStyle, width: number): readonly string[] {
    if (this.#widthOf(word, style) <= width) return [word];
    const parts = word.split(NO_BREAK);
    if (parts.length > 1) return parts.flatMap((part) => this.#cut(part, style, width));
    const pieces = [""];
    for (const sign of word) {
      const longer = `${pieces.at(-1)}${sign}`;
      if (this.#widthOf(longer, style) > width) pieces.push(sign);
      else pieces[pieces.length - 1] = longer;
    }
    return pieces;
  }

  #widths = new Map<string, number>();

  #widthOf(text: string, style: TextStyle): number {
    const id = `${style.size} ${style.isStrong === true} ${text}`;
    const known = this.#widths.get(id);
    if (known !== undefined) return known;
    const width = this.#runs(text, style).reduce((sum, run) => {
      this.#pdf.font(run.font).fontSize(style.size);
      return sum + this.#pdf.widthOfString(run.text);
    }, 0);
    this.#widths.set(id, width);
    return width;
  }

  /**
   * Splits a text into runs of one font. Strong text uses the regular fonts for characters that the strong font lacks.
   */
  #runs(text: string, { isStrong = false }: TextStyle): readonly Run[] {
    const runs: { font: string; text: string }[] = [];
    for (const sign of text) {
      const font = isStrong && this.#has("strong", sign) ? "strong" : (this.#fontFor(sign) ?? "latin");
      const last = runs.at(-1);
      if (last?.font === font) last.text += sign;
      else runs.push({ font, text: sign });
    }
    return runs;
  }

  #fontFor(sign: string): string | null {
    return this.#fonts.text.find(({ name }) => this.#has(name, sign))?.name ?? null;
  }

  #known = new Map<string, boolean>();

  #has(font: string, sign: string): boolean {
    const id = `${font} ${sign}`;
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    this.#pdf.font(font);
    const opened = Reflect.get(this.#pdf, "_font") as { readonly font: GlyphLookup };
    const found = opened.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
    this.#known.set(id, found);
    return found;
  }
}

const NO_BREAK = "\u00A0";

/** Spaces inside a number, between a number and its unit, and before the number of an extension. */
const IN_NUMBER =
  /(?<=\d) (?=\d)|(?<=\d) (?=(?:kg|g|mg|t|lbs?|oz|L|mL|gal|qt|pt|cu|ft|in|m|km|mi|ppm)(?![\p{L}\d])|°|%)|(?<=\d\)) (?=\d)|(?<=\bext\.) (?=\d)/gu;

const keepNumbersWhole = (line: string): string => line.replaceAll(IN_NUMBER, NO_BREAK);

interface GlyphLookup {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Distance from one line to the next, in points. */
export function lineHeight({ size }: TextStyle): number {
  return size * 1.32;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

import { drawQr } from "../../../../incident/paper/pdf/draw-qr.ts";
import { paperFonts } from "../../../../incident/paper/pdf/paper-fonts.ts";
import { lineHeight, Paper, type Tag, type TextLine, type TextStyle } from "../../../../incident/paper/pdf/paper.ts";
import { labelsOn, type LabelSheet } from "./label-sheets.ts";

/** Content of one label. */
export interface Label {
  /** Name of the chemical. */
  readonly name: string;
  /** UN and CAS number, size, expiry date: as many as fit. */
  readonly lines: readonly string[];
  readonly code: string;
  /** Address in the QR code. */
  readonly address: string;
  /** Text alternative of the QR code. */
  readonly alt: string;
}

export interface LabelsPaper {
  readonly title: string;
  readonly language: string;
  readonly sheet: LabelSheet;
  /** The position of the first label on its sheet, from 1. */
  readonly first: number;
  readonly labels: readonly Label[];
}

/** Padding inside a label, since printers and punches are slightly off. */
const PAD = 7;

/**
 * Writes container labels as a tagged PDF for label sheets. Runs on this device.
 *
 * @param at - the time of creation
 */
export async function writeLabelsPdf(labels: LabelsPaper, at: Date): Promise<Uint8Array> {
  const { title, language, sheet, first } = labels;
  const paper = new Paper({ fonts: await paperFonts(), title, subject: title, language, at, size: sheet.page });
  for (const [index, label] of labels.labels.entries()) {
    const place = (first - 1 + index) % labelsOn(sheet);
    if (place === 0 && index > 0) paper.page();
    drawLabel(paper, label, sheet, place);
  }
  return paper.bytes(null);
}

function drawLabel(paper: Paper, label: Label, sheet: LabelSheet, place: number): void {
  const x = sheet.left + (place % sheet.columns) * sheet.across;
  const y = sheet.top + Math.floor(place / sheet.columns) * sheet.down;
  const side = sheet.height - 2 * PAD;
  const section = paper.tag("Sect");
  const text = { x: x + PAD, y: y + PAD, width: sheet.width - side - 3 * PAD, height: side };
  writeText(paper, label, text, section);
  drawQr(paper, label.address, label.alt, { x: x + sheet.width - PAD - side, y: y + PAD, side, parent: section });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Always prints name and code. Prints the lines between them and the address below if there is space. */
function writeText(paper: Paper, { name, lines, code, address }: Label, box: Box, section: Tag): void {
  const scale = box.height > 90 ? 1.2 : 1;
  const strong: TextStyle = { size: 9 * scale, isStrong: true };
  const plain: TextStyle = { size: 7.5 * scale };
  const small: TextStyle = { size: 5.5 * scale };
  const named = cut(paper, name, strong, box.width, 2);
  const coded = cut(paper, code, strong, box.width, 2);
  let left = box.height - heightOf(named) - heightOf(coded);
  const between = lines
    .map((line) => paper.broken(line, plain, box.width))
    .filter((broken) => (left -= heightOf(broken)) >= 0);
  const link = paper.broken(address, small, box.width);
  const all = [named, ...between, coded, ...(left >= heightOf(link) ? [link] : [])];
  let { y } = box;
  for (const part of all) {
    paper.lines(part, box.x, y, paper.tag("P", section));
    y += heightOf(part);
  }
}

/** Breaks a text into at most this many lines and ends it with an ellipsis if it is cut. */
function cut(paper: Paper, text: string, style: TextStyle, width: number, maxLines: number): readonly TextLine[] {
  const whole = paper.broken(text, style, width);
  if (whole.length <= maxLines) return whole;
  const shorter = text.slice(0, Math.floor((text.length * maxLines) / whole.length));
  for (let length = shorter.length; length > 0; length -= 1) {
    const tried = paper.broken(`${shorter.slice(0, length).trimEnd()}…`, style, width);
    if (tried.length <= maxLines) return tried;
  }
  return whole.slice(0, maxLines);
}

const heightOf = (lines: readonly TextLine[]): number => lines.reduce((sum, { style }) => sum + lineHeight(style), 0);

import type { DocumentBlock, DocumentField, PlanDocument } from "@placard/ui/incident";
import { drawSketch } from "./draw-sketch.ts";
import { LEFT, lineHeight, TEXT_WIDTH, type Paper, type Tag, type TextLine, type TextStyle } from "./paper.ts";

type PdfWords = PlanDocument["words"];

const LABEL: TextStyle = { size: 8, color: "#444444" };
const TEXT: TextStyle = { size: 9.5 };
const MISSING: TextStyle = { size: 9.5, color: "#555555" };
const STRONG: TextStyle = { size: 9.5, isStrong: true };
const CELL: TextStyle = { size: 8.5 };
const CELL_STRONG: TextStyle = { size: 8.5, isStrong: true };
const PAD = 4;
/** Room to write in by hand below the mark of a blank box. */
const WRITING = 18;

/** Boxes that are lower than this move to the next page whole; higher ones continue over the pages. */
const MOST_MOVED = 300;
/** So much room a higher one needs on the page that it begins on. */
const LEAST_BEGUN = 40;

/** Between two blocks. */
const GAP = 6;
/** So many lines of a table go with the signatures below it. */
const LINES_ABOVE_SIGNATURES = 2;

/** The blocks of a form, with their places in the structure tree. Who signs at its end signs below some of it. */
export function drawBlocks(paper: Paper, blocks: readonly DocumentBlock[], section: Tag, words: PdfWords): void {
  blocks.forEach((block, at) => {
    const next = at === blocks.length - 2 ? blocks[at + 1] : undefined;
    const signed = next?.kind === "fields" && next.fields.some(({ text }) => text === null) ? next.fields : [];
    drawBlock(paper, block, section, words, fieldsHeight(paper, signed, words));
  });
}

/**
 * One block of a form, with its place in the structure tree.
 *
 * @param below - so high is what stays on the page of the block's end, in points
 */
export function drawBlock(paper: Paper, block: DocumentBlock, section: Tag, words: PdfWords, below = 0): void {
  paper.skip(GAP);
  switch (block.kind) {
    case "fields":
      drawFields(paper, block.fields, section, words, below);
      break;
    case "table":
      drawTable(paper, block, section, below);
      break;
    case "sketch":
      drawSketch(paper, block, section, words);
      break;
  }
}

/** Lines of one element in a cell. */
interface Part {
  /** `null`: an artifact, which is not read out. */
  readonly tag: Tag | null;
  readonly lines: readonly TextLine[];
}

interface Cell {
  readonly x: number;
  readonly width: number;
  readonly parts: readonly Part[];
  /** Empty points at the end. */
  readonly room: number;
}

/** Boxes of label and text: short ones in pairs, long ones over the whole width. A list of label and body. */
function drawFields(
  paper: Paper,
  fields: readonly DocumentField[],
  section: Tag,
  words: PdfWords,
  below: number,
): void {
  const list = paper.tag("L", section);
  const rows = inRows(fields);
  rows.forEach((row, at) => {
    const cells = fieldCells(paper, row, list, words);
    const height = heightOf(cells) + below;
    if (at === rows.length - 1 && height < MOST_MOVED) paper.need(height);
    drawRow(paper, cells);
  });
}

/** Two short fields side by side, a long one alone. */
function inRows(fields: readonly DocumentField[]): readonly (readonly DocumentField[])[] {
  const rows: DocumentField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const [before] = last ?? [];
    if (last?.length === 1 && before !== undefined && !isLong(before) && !isLong(field)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** What the fields and the gap above them take up; nothing without fields. */
function fieldsHeight(paper: Paper, fields: readonly DocumentField[], words: PdfWords): number {
  if (fields.length === 0) return 0;
  return inRows(fields).reduce((sum, row) => sum + heightOf(fieldCells(paper, row, null, words)), GAP);
}

/** @param list - `null`: the cells are measured, and never drawn */
function fieldCells(paper: Paper, row: readonly DocumentField[], list: Tag | null, words: PdfWords): readonly Cell[] {
  const width = TEXT_WIDTH / row.length;
  return row.map((field, at) => fieldCell(paper, field, LEFT + at * width, width, list, words));
}

const isLong = ({ text }: DocumentField): boolean => text !== null && (text.length > 60 || text.includes("\n"));

function fieldCell(
  paper: Paper,
  { label, text, from }: DocumentField,
  x: number,
  width: number,
  list: Tag | null,
  words: PdfWords,
): Cell {
  const item = list && paper.tag("LI", list);
  const said = text === null ? words.forPeople : text.trim() === "" ? words.notFilledIn : text;
  const style = text === null || text.trim() === "" ? MISSING : TEXT;
  const inner = width - 2 * PAD;
  return {
    x,
    width,
    room: text === null ? WRITING : 0,
    parts: [
      {
        tag: item && paper.tag("Lbl", item),
        lines: paper.broken(from === undefined ? label : `${label} (${from})`, LABEL, inner),
      },
      { tag: item && paper.tag("LBody", item), lines: paper.broken(said, style, inner) },
    ],
  };
}

/** Draws cells side by side in frames; what is too long for the page continues on the next. */
function drawRow(paper: Paper, cells: readonly Cell[]): void {
  let rest = cells;
  const height = heightOf(cells);
  paper.need(height < MOST_MOVED ? height : LEAST_BEGUN);
  while (rest.some(({ parts }) => parts.some(({ lines }) => lines.length > 0))) {
    const room = paper.left() - 2 * PAD;
    const cut = rest.map((cell) => cutAt(cell, room));
    const high = Math.max(...cut.map(({ now }) => heightOf([now])));
    for (const { now } of cut) drawCell(paper, now, high);
    paper.skip(high);
    rest = cut.map(({ later }) => later);
    if (rest.some(({ parts }) => parts.some(({ lines }) => lines.length > 0))) paper.page();
  }
}

function drawCell(paper: Paper, { x, width, parts }: Cell, height: number): void {
  paper.artifact((pdf) => pdf.lineWidth(0.5).strokeColor("#444444").rect(x, paper.y, width, height).stroke());
  let y = paper.y + PAD;
  for (const { tag, lines } of parts) {
    paper.lines(lines, x + PAD, y, tag);
    y += linesHeight(lines);
  }
}

/** The part of a cell that fits, and what is left. At least one line fits on an empty page. */
function cutAt(cell: Cell, room: number): { readonly now: Cell; readonly later: Cell } {
  let free = room;
  const now: Part[] = [];
  const later: Part[] = [];
  for (const { tag, lines } of cell.parts) {
    let fitting = 0;
    while (fitting < lines.length && later.length === 0) {
      const line = lines[fitting];
      const height = line === undefined ? 0 : lineHeight(line.style);
      if (height > free) break;
      free -= height;
      fitting += 1;
    }
    now.push({ tag, lines: lines.slice(0, fitting) });
    if (fitting < lines.length) later.push({ tag, lines: lines.slice(fitting) });
  }
  return { now: { ...cell, parts: now }, later: { ...cell, parts: later, room: 0 } };
}

function heightOf(cells: readonly Cell[]): number {
  return Math.max(
    ...cells.map(({ parts, room }) => 2 * PAD + room + parts.reduce((sum, { lines }) => sum + linesHeight(lines), 0)),
  );
}

function linesHeight(lines: readonly TextLine[]): number {
  return lines.reduce((sum, { style }) => sum + lineHeight(style), 0);
}

type TableBlock = Extract<DocumentBlock, { readonly kind: "table" }>;

function drawTable(paper: Paper, { caption, columns, rows, none }: TableBlock, section: Tag, below: number): void {
  const table = paper.tag("Table", section);
  const widths = columnWidths(paper, columns, rows);
  const heading = (): readonly Cell[] => rowCells(paper, columns, widths, CELL_STRONG, () => null);
  const lines = rows.length === 0 ? [columns.map((_, at) => (at === 0 ? none : ""))] : rows;
  const measured = lines.map((cells) => heightOf(rowCells(paper, cells, widths, CELL, () => null)));
  const firstKept = lines.length - (below === 0 ? 1 : LINES_ABOVE_SIGNATURES);
  /** What stays on one page from a line on: the line, and from the last ones on all that is below. */
  const together = (at: number): number => {
    const end = measured.slice(at).reduce((sum, height) => sum + height, below);
    return at >= firstKept && end < MOST_MOVED ? end : (measured[at] ?? 0);
  };
  // Caption, heading and the first line stay together; one that is too high for that begins below them.
  const first = together(0);
  paper.need(lineHeight(STRONG) + heightOf(heading()) + Math.max(LEAST_BEGUN, first < MOST_MOVED ? first : 0));
  paper.paragraph(caption, STRONG, paper.tag("Caption", table));
  const put = (parent: Tag, cells: readonly string[], kind: "TH" | "TD", style: TextStyle, needed = 0): void => {
    const line = paper.tag("TR", parent);
    const options = kind === "TH" ? { scope: "Column" } : {};
    const row = rowCells(paper, cells, widths, style, () => paper.tag(kind, line, options));
    if (kind === "TD" && needed > paper.left() && needed < MOST_MOVED) {
      paper.page();
      drawRow(paper, heading());
    }
    drawRow(paper, row);
  };
  put(paper.tag("THead", table), columns, "TH", CELL_STRONG);
  const body = paper.tag("TBody", table);
  lines.forEach((cells, at) => put(body, cells, "TD", CELL, together(at)));
}

/** The cells of one line. On the next page the heading stands again for the eye alone: without a place in the tree. */
function rowCells(
  paper: Paper,
  texts: readonly string[],
  widths: readonly number[],
  style: TextStyle,
  tagOf: () => Tag | null,
): readonly Cell[] {
  let x = LEFT;
  return texts.map((text, at) => {
    const width = widths[at] ?? TEXT_WIDTH;
    const cell = { x, width, room: 0, parts: [{ tag: tagOf(), lines: paper.broken(text, style, width - 2 * PAD) }] };
    x += width;
    return cell;
  });
}

/** Above it the widest gives room to the narrow ones, so that no word of a heading is cut. */
const MANY_COLUMNS = 6;

/** A single word takes no more than this share of the table: a longer one is cut. */
const MOST_OF_WORD = TEXT_WIDTH * 0.3;

/**
 * Wider where more is written, within bounds that keep every column readable. No column is narrower than its widest word
 * or number, as far as all of them fit.
 */
function columnWidths(
  paper: Paper,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): readonly number[] {
  const [least, most] = columns.length > MANY_COLUMNS ? [15, 36] : [12, 70];
  const weights = columns.map((column, at) =>
    Math.min(most, Math.max(least, column.length, ...rows.map((row) => row[at]?.length ?? 0))),
  );
  const needs = columns.map((column, at) => {
    const words = rows.map((row) => paper.widest(row[at] ?? "", CELL));
    return Math.min(MOST_OF_WORD, Math.max(paper.widest(column, CELL_STRONG), ...words)) + 2 * PAD + 0.5;
  });
  const needed = totalOf(needs);
  if (needed >= TEXT_WIDTH) return needs.map((need) => (TEXT_WIDTH * need) / needed);
  // Columns that their weight makes too narrow take what they need; the others share what is left.
  const isNarrow = columns.map(() => false);
  for (;;) {
    const left = TEXT_WIDTH - totalOf(needs.filter((_, at) => isNarrow[at]));
    const share = left / totalOf(weights.filter((_, at) => isNarrow[at] !== true));
    const widths = weights.map((weight, at) => (isNarrow[at] === true ? (needs[at] ?? 0) : weight * share));
    const narrow = widths.flatMap((width, at) => (isNarrow[at] !== true && width < (needs[at] ?? 0) ? [at] : []));
    if (narrow.length === 0) return widths;
    for (const at of narrow) isNarrow[at] = true;
  }
}

const totalOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

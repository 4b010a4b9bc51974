import type { DocumentBlock, DocumentField, PlanDocument } from "@placard/ui/internal";
import { drawSketch } from "./draw-sketch.ts";
import { LEFT, lineHeight, TEXT_WIDTH, type Paper, type Tag, type TextLine, type TextStyle } from "./paper.ts";

type PdfTexts = PlanDocument["words"];

const LABEL: TextStyle = { size: 8, color: "#444444" };
const TEXT: TextStyle = { size: 9.5 };
const MISSING: TextStyle = { size: 9.5, color: "#555555" };
const STRONG: TextStyle = { size: 9.5, isStrong: true };
const CELL: TextStyle = { size: 8.5 };
const CELL_STRONG: TextStyle = { size: 8.5, isStrong: true };
const PAD = 4;
/** Space for handwriting below the mark of a blank box. */
const WRITING = 18;

/** Boxes lower than this move to the next page as a whole; higher ones continue across pages. */
const MAX_MOVED_HEIGHT = 300;
/** Minimum space for the start of a higher box on its first page. */
const MIN_STARTED_HEIGHT = 40;

/** Space between two blocks. */
const GAP = 6;
/** Number of table rows that stay on the same page as the signatures below. */
const LINES_ABOVE_SIGNATURES = 2;

/**
 * Draws the blocks of a form and adds them to the structure tree. Signatures at the end stay on the same page as part
 * of the block above.
 */
export function drawBlocks(paper: Paper, blocks: readonly DocumentBlock[], section: Tag, texts: PdfTexts): void {
  blocks.forEach((block, at) => {
    const next = at === blocks.length - 2 ? blocks[at + 1] : undefined;
    const signed = next?.kind === "fields" && next.fields.some(({ text }) => text === null) ? next.fields : [];
    drawBlock(paper, block, section, texts, fieldsHeight(paper, signed, texts));
  });
}

/**
 * Draws one block of a form and adds it to the structure tree.
 *
 * @param below - height of the content that must stay on the same page as the end of the block, in points
 */
export function drawBlock(paper: Paper, block: DocumentBlock, section: Tag, texts: PdfTexts, below = 0): void {
  paper.skip(GAP);
  switch (block.kind) {
    case "fields":
      drawFields(paper, block.fields, section, texts, below);
      break;
    case "table":
      drawTable(paper, block, section, below);
      break;
    case "sketch":
      drawSketch(paper, block, section, texts);
      break;
  }
}

/** Lines of one element of the structure tree in a cell. */
interface Part {
  /** `null` for an artifact, which screen readers skip. */
  readonly tag: Tag | null;
  readonly lines: readonly TextLine[];
}

interface Cell {
  readonly x: number;
  readonly width: number;
  readonly parts: readonly Part[];
  /** Empty space at the bottom, in points. */
  readonly room: number;
}

/**
 * Draws boxes of label and text: two short ones per row, long ones in the full width. Tagged as a list of labels and
 * bodies.
 */
function drawFields(
  paper: Paper,
  fields: readonly DocumentField[],
  section: Tag,
  texts: PdfTexts,
  below: number,
): void {
  const list = paper.tag("L", section);
  const rows = inRows(fields);
  rows.forEach((row, at) => {
    const cells = fieldCells(paper, row, list, texts);
    const height = heightOf(cells) + below;
    if (at === rows.length - 1 && height < MAX_MOVED_HEIGHT) paper.need(height);
    drawRow(paper, cells);
  });
}

/** Two short fields per row, or one long field. */
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

/** Height of the fields and the gap above them; 0 without fields. */
function fieldsHeight(paper: Paper, fields: readonly DocumentField[], texts: PdfTexts): number {
  if (fields.length === 0) return 0;
  return inRows(fields).reduce((sum, row) => sum + heightOf(fieldCells(paper, row, null, texts)), GAP);
}

/** @param list - `null` if the cells are only measured, never drawn */
function fieldCells(paper: Paper, row: readonly DocumentField[], list: Tag | null, texts: PdfTexts): readonly Cell[] {
  const width = TEXT_WIDTH / row.length;
  return row.map((field, at) => fieldCell(paper, field, LEFT + at * width, width, list, texts));
}

const isLong = ({ text }: DocumentField): boolean => text !== null && (text.length > 60 || text.includes("\n"));

function fieldCell(
  paper: Paper,
  { label, text, from }: DocumentField,
  x: number,
  width: number,
  list: Tag | null,
  texts: PdfTexts,
): Cell {
  const item = list && paper.tag("LI", list);
  const shownText = text === null ? texts.forPeople : text.trim() === "" ? texts.notFilledIn : text;
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
      { tag: item && paper.tag("LBody", item), lines: paper.broken(shownText, style, inner) },
    ],
  };
}

/** Draws framed cells side by side; text that is too long for the page continues on the next. */
function drawRow(paper: Paper, cells: readonly Cell[]): void {
  let rest = cells;
  const height = heightOf(cells);
  paper.need(height < MAX_MOVED_HEIGHT ? height : MIN_STARTED_HEIGHT);
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

/** Splits a cell into the part that fits and the rest. At least one line fits on an empty page. */
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
  /** Height that must stay on one page from a row on: the row itself, and near the end everything below it. */
  const together = (at: number): number => {
    const end = measured.slice(at).reduce((sum, height) => sum + height, below);
    return at >= firstKept && end < MAX_MOVED_HEIGHT ? end : (measured[at] ?? 0);
  };
  // Caption, heading and first row stay together, unless the row is too high for that.
  const first = together(0);
  paper.need(
    lineHeight(STRONG) + heightOf(heading()) + Math.max(MIN_STARTED_HEIGHT, first < MAX_MOVED_HEIGHT ? first : 0),
  );
  paper.paragraph(caption, STRONG, paper.tag("Caption", table));
  const put = (parent: Tag, cells: readonly string[], kind: "TH" | "TD", style: TextStyle, needed = 0): void => {
    const line = paper.tag("TR", parent);
    const options = kind === "TH" ? { scope: "Column" } : {};
    const row = rowCells(paper, cells, widths, style, () => paper.tag(kind, line, options));
    if (kind === "TD" && needed > paper.left() && needed < MAX_MOVED_HEIGHT) {
      paper.page();
      drawRow(paper, heading());
    }
    drawRow(paper, row);
  };
  put(paper.tag("THead", table), columns, "TH", CELL_STRONG);
  const body = paper.tag("TBody", table);
  lines.forEach((cells, at) => put(body, cells, "TD", CELL, together(at)));
}

/** The cells of one row. A heading repeated on the next page is not tagged, so that screen readers skip it. */
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

/**
 * With more columns than this, the widest columns give space to the narrow ones, so that no word of a heading is split.
 */
const MANY_COLUMNS = 6;

/** Maximum width that a single word can claim for its column: longer words are split. */
const MAX_WORD_WIDTH = TEXT_WIDTH * 0.3;

/**
 * Columns with more text are wider, within limits that keep every column readable. No column is narrower than its
 * widest word or number, as long as all of them fit.
 */
function columnWidths(
  paper: Paper,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): readonly number[] {
  const [min, max] = columns.length > MANY_COLUMNS ? [15, 36] : [12, 70];
  const weights = columns.map((column, at) =>
    Math.min(max, Math.max(min, column.length, ...rows.map((row) => row[at]?.length ?? 0))),
  );
  const needs = columns.map((column, at) => {
    const texts = rows.map((row) => paper.widest(row[at] ?? "", CELL));
    return Math.min(MAX_WORD_WIDTH, Math.max(paper.widest(column, CELL_STRONG), ...texts)) + 2 * PAD + 0.5;
  });
  const needed = totalOf(needs);
  if (needed >= TEXT_WIDTH) return needs.map((need) => (TEXT_WIDTH * need) / needed);
  // Columns that would be too narrow get the width they need; the others share the rest.
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

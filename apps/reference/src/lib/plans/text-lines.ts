/** Relative to letter height: pieces closer than this vertically belong to one line. */
const SAME_LINE = 0.5;
/** Relative to letter height: a wider gap separates columns. */
const COLUMN_GAP = 1.2;

/** A run of letters on a page. Lengths in units of the page, y from the bottom of the page. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Groups pieces at the same height into lines, sorted from the left. In a PDF, y counts from the bottom. */
export function linesOf(pieces: readonly TextPiece[]): readonly string[] {
  const lines: TextPiece[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line !== undefined && first !== undefined && first.y - piece.y < SAME_LINE * first.height) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => joined(line.toSorted((one, other) => one.x - other.x)));
}

function joined(line: readonly TextPiece[]): string {
  let text = "";
  let end: number | null = null;
  for (const { text: own, x, width, height } of line) {
    const gap: number = end === null ? 0 : x - end;
    if (gap > COLUMN_GAP * height) text += "\t";
    else if (gap > 0.15 * height) text += " ";
    text += own;
    end = x + width;
  }
  return text;
}

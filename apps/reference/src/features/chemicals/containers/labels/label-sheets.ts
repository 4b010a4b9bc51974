/** A label sheet as sold in shops; lengths in points. */
export interface LabelSheet {
  readonly id: string;
  readonly page: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  /** One label. */
  readonly width: number;
  readonly height: number;
  /** Distance of the first label from the edges of the page. */
  readonly left: number;
  readonly top: number;
  /** Distance from one label to the next one beside it and below it. */
  readonly across: number;
  readonly down: number;
}

const mm = (length: number): number => (length * 72) / 25.4;
const inches = (length: number): number => length * 72;

const A4 = { width: mm(210), height: mm(297) };
const LETTER = { width: 612, height: 792 };

/**
 * Label sheets whose dimensions several manufacturers share: those of Avery Zweckform 3474, Avery L7159, 5160 and 5163.
 */
export const LABEL_SHEETS = [
  {
    id: "a4_70x37",
    page: A4,
    columns: 3,
    rows: 8,
    width: mm(70),
    height: mm(37),
    left: 0,
    top: mm(0.5),
    across: mm(70),
    down: mm(37),
  },
  {
    id: "a4_64x34",
    page: A4,
    columns: 3,
    rows: 8,
    width: mm(63.5),
    height: mm(33.9),
    left: mm(7.2),
    top: mm(12.9),
    across: mm(66),
    down: mm(33.9),
  },
  {
    id: "letter_2.6x1",
    page: LETTER,
    columns: 3,
    rows: 10,
    width: inches(2.625),
    height: inches(1),
    left: inches(0.1875),
    top: inches(0.5),
    across: inches(2.75),
    down: inches(1),
  },
  {
    id: "letter_4x2",
    page: LETTER,
    columns: 2,
    rows: 5,
    width: inches(4),
    height: inches(2),
    left: inches(0.15625),
    top: inches(0.5),
    across: inches(4.1875),
    down: inches(2),
  },
] as const satisfies readonly LabelSheet[];

/** Number of labels on a sheet. */
export const labelsOn = ({ columns, rows }: LabelSheet): number => columns * rows;

/**
 * Number of pages for a number of labels.
 *
 * @param first - the position of the first label on its sheet, from 1; the labels before it are used up
 */
export function pagesFor(sheet: LabelSheet, count: number, first: number): number {
  return Math.ceil((first - 1 + count) / labelsOn(sheet));
}

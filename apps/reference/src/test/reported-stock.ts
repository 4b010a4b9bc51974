/** A small list reported by a user, with the expected result. */
interface ReportedStock {
  readonly what: string;
  /** Public source of the report. The rows are rewritten. */
  readonly source: string;
  readonly rows: readonly (readonly (string | number)[])[];
  /** By row of the file: the imported quantity, or the message about the row. */
  readonly expected: readonly (string | readonly [quantity: number, unit: string])[];
}

export const REPORTED_STOCK: readonly ReportedStock[] = [
  {
    what: "a decimal comma beside a decimal point",
    source: "github.com/dannymcc/may issue 244",
    rows: [
      ["Name", "Quantity", "Unit"],
      ["Aceton", "0,5", "L"],
      ["Salzsäure", "2.25", "L"],
      ["Ethanol", "1,75", "L"],
    ],
    expected: [[0.5, "L"], "import.quantity_other_sign", [1.75, "L"]],
  },
  {
    what: "numbers of a spreadsheet beside texts with a comma",
    source: "github.com IATK issue 40",
    rows: [
      ["Name", "Quantity", "Unit"],
      ["Dye one xq", 0.25, "L"],
      ["Dye two xq", "2,5", "L"],
      ["Phosgene", "0,75", "kg"],
      ["Dye three xq", 1250.75, "kg"],
    ],
    expected: [
      [0.25, "L"],
      [2.5, "L"],
      [0.75, "kg"],
      [1250.75, "kg"],
    ],
  },
  {
    what: "thousands with a comma after a decimal comma",
    source: "github.com/dannymcc/may issue 244",
    rows: [
      ["Name", "Quantity"],
      ["Dye one xq", "1,5 gal"],
      ["Dye two xq", "1,500 gal"],
      ["Dye three xq", "12,5 lbs"],
    ],
    expected: [[1.5, "gal"], "import.quantity_ambiguous", [12.5, "lbs"]],
  },
  {
    what: "amounts written as packs",
    source: "github.com/AB1010101-bit/localLMT, stock lists of a school",
    rows: [
      ["Name", "Quantity", "Unit"],
      ["Dye one xq", "4 1-gal", ""],
      ["Dye two xq", "6 1", "qt"],
      ["Dye three xq", "12 16", "oz"],
      ["Dye four xq", "4 x 2.5 L", ""],
    ],
    expected: Array.from({ length: 4 }, () => "import.quantity_unread"),
  },
  {
    what: "two sizes of one chemical, and one bottle twice",
    source: "github.com/AB1010101-bit/localLMT, Shelf_A2",
    rows: [
      ["Name", "Quantity"],
      ["Ammonium dichromate xq", "500g"],
      ["Ammonium dichromate xq", "100g"],
      ["Ammonium benzoate xq", "250g"],
      ["Ammonium benzoate xq", "250g"],
    ],
    expected: [
      [0.5, "kg"],
      [0.1, "kg"],
      [0.25, "kg"],
      [0.25, "kg"],
    ],
  },
];

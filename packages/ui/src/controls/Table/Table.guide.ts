import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows rows and columns that are read and compared, with the arrow keys of a grid.",
  avoid: [
    "For two or three facts of one thing: a list of terms.",
    "For a chemical inventory: `ChemicalInventoryTable`. For the zones of a release: `ZoneTable`.",
    "To lay out a page.",
  ],
  anatomy: [
    "The name of the table, read out",
    "Column heads; the column that names its row",
    "Rows; figures are aligned to the end of their cells",
    "Content shown when there are no rows",
  ],
  states: {
    "with row actions": "Each row can be pressed, and shows it.",
    marked: "`selected` marks one row.",
    empty: "`empty` is shown instead of the rows.",
    virtual: "`isVirtual` draws only the rows in view. Screen readers still get the number of all rows.",
  },
  keyboard: {
    "ArrowDown, ArrowUp": "Move between rows.",
    "ArrowLeft, ArrowRight": "Move between the cells of a row.",
    Enter: "Activates the row, if rows have actions.",
    "Home, End": "Go to the first and the last row.",
    "PageUp, PageDown": "Move by a page of rows.",
    Tab: "Enters and leaves the table.",
  },
  kinds: ["control", "text"],
};

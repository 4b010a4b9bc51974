import {
  IMPORT_FIELDS,
  unusedColumns,
  type HeadingMatch,
  type ImportField,
  type SheetRows,
  type UnusedReason,
} from "@placard/hazmat-core/business";
import { Select } from "@placard/ui";
import { columnName } from "./reading/row-account.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Id of the choice that leaves a column unused. */
export const NONE = "none";

/** Maximum number of unused columns shown; the fields above list every column. */
const MAX_UNUSED = 12;

/** Number of rows whose cells are shown as examples of a column. */
const EXAMPLES = 3;

interface UnusedColumnsProps {
  readonly match: HeadingMatch;
  readonly rows: SheetRows;
  readonly onColumn: (field: ImportField, column: number | null) => void;
}

/** Lists unused columns with examples of their contents, so that the user can assign a field to them. */
export function UnusedColumns({ match, rows, onColumn }: UnusedColumnsProps) {
  const { chemicalImport: texts } = useMessages();
  const unused = [...unusedColumns(match), ...withoutHeading()];
  if (unused.length === 0) return undefined;
  const further = unused.slice(MAX_UNUSED).map(({ heading, why }) => texts.unusedWhy(heading, whyWords(why)));
  return (
    <section aria-labelledby="import-unused">
      <h3 id="import-unused">{texts.unusedColumns}</h3>
      <div className="app-import-columns">
        {unused.slice(0, MAX_UNUSED).map(({ heading, column, why }) => (
          <Select
            key={column}
            data-row={column}
            label={texts.columnHolds(heading)}
            description={`${whyWords(why)} ${texts.examples(examplesOf(rows, match, column))}`}
            items={[
              { id: NONE, label: texts.notImported },
              ...IMPORT_FIELDS.map((field) => ({ id: field, label: texts.field[field] })),
            ]}
            value={NONE}
            onChange={(id) => {
              const field = IMPORT_FIELDS.find((known) => known === id);
              if (field !== undefined) onColumn(field, column);
            }}
          />
        ))}
      </div>
      {further.length > 0 && <p>{texts.unused(further.join(" "))}</p>}
    </section>
  );

  function withoutHeading(): ReturnType<typeof unusedColumns> {
    const used = new Set(Object.values(match.columns));
    const isFilled = (column: number): boolean =>
      rows.slice(match.headingRow + 1).some((row) => String(row[column] ?? "").trim() !== "");
    return match.headings.flatMap((heading, column) =>
      heading.trim() === "" && !used.has(column) && isFilled(column)
        ? [{ column, heading: texts.columnWithoutHeading(columnName(column)), why: { kind: "unknown" } as const }]
        : [],
    );
  }

  function whyWords(why: UnusedReason): string {
    if (why.kind === "taken") return texts.why.taken(texts.field[why.field], why.by);
    if (why.kind === "left") return texts.why.left(texts.field[why.field]);
    return why.kind === "not_kept" ? texts.why.notKept[why.what] : texts.why[why.kind];
  }
}

function examplesOf(rows: SheetRows, { headingRow }: HeadingMatch, column: number): readonly string[] {
  const cells = rows.slice(headingRow + 1, headingRow + 200).map((row) => String(row[column] ?? "").trim());
  return [...new Set(cells.filter((cell) => cell !== ""))].slice(0, EXAMPLES);
}

import type { Location } from "@placard/api-client";
import {
  IMPORT_FIELDS,
  type DecimalSign,
  type HeadingMatch,
  type ImportField,
  type SheetRows,
} from "@placard/hazmat-core/business";
import { Banner, Select } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface ImportColumnsProps {
  readonly match: HeadingMatch;
  readonly rows: SheetRows;
  readonly sign: DecimalSign | null;
  readonly locations: readonly Location[];
  readonly defaultLocationId: number | null;
  readonly onColumn: (field: ImportField, column: number | null) => void;
  readonly onDefaultLocation: (id: number | null) => void;
}

const NONE = "none";

/** Which column holds what, to be confirmed or changed. */
export function ImportColumns({
  match,
  rows,
  sign,
  locations,
  defaultLocationId,
  onColumn,
  onDefaultLocation,
}: ImportColumnsProps) {
  const { chemicalImport: words } = useMessages();
  const columns = match.headings.flatMap((heading, index) =>
    heading.trim() === "" ? [] : [{ id: String(index), label: heading.trim() }],
  );
  return (
    <section className="placard-surface app-import-card" aria-labelledby="import-columns">
      <h2 id="import-columns">{words.columns}</h2>
      <p>{words.columnsText}</p>
      {match.columns.name === undefined && <Banner tone="caution" title={words.noName} />}
      <div className="app-import-columns">
        {IMPORT_FIELDS.map((field) => (
          <Select
            key={field}
            label={words.field[field]}
            items={[{ id: NONE, label: words.noColumn }, ...columns]}
            value={String(match.columns[field] ?? NONE)}
            onChange={(id) => onColumn(field, id === NONE ? null : Number(id))}
          />
        ))}
        <Select
          label={words.defaultLocation}
          items={[
            { id: NONE, label: words.noDefaultLocation },
            ...locations.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          value={String(defaultLocationId ?? NONE)}
          onChange={(id) => onDefaultLocation(id === NONE ? null : Number(id))}
        />
      </div>
      {match.isSizeOfOne && <p>{words.sizes}</p>}
      {sign === "comma" && <p>{words.decimalComma}</p>}
      <UnusedColumns match={match} rows={rows} onColumn={onColumn} />
    </section>
  );
}

/** More than a person reads through; the fields above list every column. */
const MOST_UNUSED = 12;

/** Rows whose cells tell what a column holds. */
const EXAMPLES = 3;

/** Columns that nothing is taken from, each with what stands in it, so that a person can say what it is. */
function UnusedColumns({ match, rows, onColumn }: Pick<ImportColumnsProps, "match" | "rows" | "onColumn">) {
  const { chemicalImport: words } = useMessages();
  const used = new Set(Object.values(match.columns));
  const unused = match.headings.flatMap((heading, column) =>
    heading.trim() === "" || used.has(column) ? [] : [{ heading: heading.trim(), column }],
  );
  if (unused.length === 0) return undefined;
  const further = unused.slice(MOST_UNUSED).map(({ heading }) => heading);
  return (
    <section aria-labelledby="import-unused">
      <h3 id="import-unused">{words.unusedColumns}</h3>
      <div className="app-import-columns">
        {unused.slice(0, MOST_UNUSED).map(({ heading, column }) => (
          <Select
            key={column}
            label={words.columnHolds(heading)}
            description={words.examples(examplesOf(rows, match, column))}
            items={[
              { id: NONE, label: words.notImported },
              ...IMPORT_FIELDS.map((field) => ({ id: field, label: words.field[field] })),
            ]}
            value={NONE}
            onChange={(id) => {
              const field = IMPORT_FIELDS.find((known) => known === id);
              if (field !== undefined) onColumn(field, column);
            }}
          />
        ))}
      </div>
      {further.length > 0 && <p>{words.unused(further.join(", "))}</p>}
    </section>
  );
}

function examplesOf(rows: SheetRows, { headingRow }: HeadingMatch, column: number): readonly string[] {
  const cells = rows.slice(headingRow + 1, headingRow + 200).map((row) => row[column]?.trim() ?? "");
  return [...new Set(cells.filter((cell) => cell !== ""))].slice(0, EXAMPLES);
}

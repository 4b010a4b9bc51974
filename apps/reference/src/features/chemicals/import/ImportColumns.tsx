import type { Location } from "@placard/api-client";
import {
  IMPORT_FIELDS,
  NFPA_FIELDS,
  TIER_FIELDS,
  type DecimalSign,
  type HeadingMatch,
  type ImportField,
  type SheetRows,
} from "@placard/hazmat-core/business";
import { Banner, Select } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { NONE, UnusedColumns } from "./UnusedColumns.tsx";

interface ImportColumnsProps {
  readonly match: HeadingMatch;
  readonly rows: SheetRows;
  readonly sign: DecimalSign | null;
  readonly locations: readonly Location[];
  readonly defaultLocationId: number | null;
  readonly onColumn: (field: ImportField, column: number | null) => void;
  readonly onDefaultLocation: (id: number | null) => void;
}

/** What nearly every file has. The rest is shown where a column holds it; columns that nothing is taken from can be put to it. */
const EXTRA: ReadonlySet<ImportField> = new Set(["full", ...NFPA_FIELDS, ...TIER_FIELDS]);
const STOCK: ReadonlySet<ImportField> = new Set(IMPORT_FIELDS.filter((field) => !EXTRA.has(field)));

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
        {IMPORT_FIELDS.filter((field) => STOCK.has(field) || match.columns[field] !== undefined).map((field) => (
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
      {match.columns.full !== undefined && <p>{words.fullShares}</p>}
      {sign === "comma" && <p>{words.decimalComma}</p>}
      <UnusedColumns match={match} rows={rows} onColumn={onColumn} />
    </section>
  );
}

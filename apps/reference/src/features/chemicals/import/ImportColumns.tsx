import {
  HEADING_SYNONYMS,
  IMPORT_FIELDS,
  isHeadingOf,
  NFPA_FIELDS,
  TIER_FIELDS,
  type HeadingMatch,
  type ImportField,
  type SheetRows,
  type Signs,
} from "@placard/hazmat-core/business";
import { Banner } from "@placard/ui";
import type { ReactNode } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useFocusAfterAnswer } from "./focus/use-import-focus.ts";
import { MatchedColumns, type MatchedColumn } from "./MatchedColumns.tsx";
import { UnusedColumns } from "./UnusedColumns.tsx";

interface ImportColumnsProps {
  readonly match: HeadingMatch;
  readonly rows: SheetRows;
  readonly sign: Signs<ImportField>;
  readonly onColumn: (field: ImportField, column: number | null) => void;
  /** Settings for all rows, shown beside the column fields. */
  readonly children: ReactNode;
}

/** Fields in nearly every file. Other fields appear if a column contains them or can be assigned to them. */
const EXTRA: ReadonlySet<ImportField> = new Set(["full", "record", ...NFPA_FIELDS, ...TIER_FIELDS]);
const STOCK: ReadonlySet<ImportField> = new Set(IMPORT_FIELDS.filter((field) => !EXTRA.has(field)));

/** Fields whose column the user must choose if the file does not match them. */
const NEEDED: ReadonlySet<ImportField> = new Set(["name", "quantity", "unit", "location"]);

function matchedOf(
  { columns, headings }: HeadingMatch,
  labels: Readonly<Record<ImportField, string>>,
): readonly MatchedColumn<ImportField>[] {
  return IMPORT_FIELDS.filter((field) => STOCK.has(field) || columns[field] !== undefined).map((field) => {
    const column = columns[field];
    const isToSee =
      column === undefined ? NEEDED.has(field) : !isHeadingOf(headings[column] ?? "", HEADING_SYNONYMS[field]);
    return { field, label: labels[field], column, isToSee };
  });
}

const NO_SIGN = { points: 0, commas: 0 } as const;

/** Shows which column provides which field, to confirm or change. */
export function ImportColumns({ match, rows, sign, onColumn, children }: ImportColumnsProps) {
  const { chemicalImport: texts } = useMessages();
  const focus = useFocusAfterAnswer("columns");
  return (
    <section className="placard-surface app-import-card" aria-labelledby="import-columns" {...focus}>
      <h2 id="import-columns" tabIndex={-1} data-focus="">
        {texts.columns}
      </h2>
      <p>{texts.columnsText}</p>
      {match.columns.name === undefined && <Banner tone="caution" title={texts.noName} />}
      <MatchedColumns headings={match.headings} matched={matchedOf(match, texts.field)} onColumn={onColumn}>
        {children}
      </MatchedColumns>
      {match.isSizeOfOne && <p>{texts.sizes}</p>}
      {match.columns.full !== undefined && <p>{texts.fullShares}</p>}
      {IMPORT_FIELDS.map((field) => {
        const { points, commas } = sign[field] ?? NO_SIGN;
        return points + commas > 0 && <p key={field}>{texts.decimals(texts.field[field], points, commas)}</p>;
      })}
      <UnusedColumns match={match} rows={rows} onColumn={onColumn} />
    </section>
  );
}

import { Disclosure, Select } from "@placard/ui";
import { useState, type ReactNode } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { columnName } from "./reading/row-account.ts";
import { NONE } from "./UnusedColumns.tsx";

/** A field and its column. */
export interface MatchedColumn<Field extends string> {
  readonly field: Field;
  readonly label: string;
  /** `undefined` if no column provides the field. */
  readonly column: number | undefined;
  /** True if the user should check it: required but missing, or matched by part of a heading. */
  readonly isToSee: boolean;
}

interface MatchedColumnsProps<Field extends string> {
  readonly headings: readonly string[];
  readonly matched: readonly MatchedColumn<Field>[];
  readonly onColumn: (field: Field, column: number | null) => void;
  /** Settings for all rows, shown beside the column fields. */
  readonly children: ReactNode;
}

/** Shows which column provides which field. Fields matched by a complete heading are collapsed, the others are open. */
export function MatchedColumns<Field extends string>(props: MatchedColumnsProps<Field>) {
  const { headings, matched, onColumn, children } = props;
  const { chemicalImport: texts } = useMessages();
  // Decided once per file, so that a field stays in its section when its column changes.
  const [open] = useState(() => new Set(matched.filter(({ isToSee }) => isToSee).map(({ field }) => field)));
  const [isUnfolded, setUnfolded] = useState(false);
  const folded = matched.filter(({ field }) => !open.has(field));
  const columns = headings.flatMap((heading, index) =>
    heading.trim() === "" && !matched.some(({ column }) => column === index)
      ? []
      : [{ id: String(index), label: heading.trim() || texts.columnWithoutHeading(columnName(index)) }],
  );
  const fields = (shown: typeof matched) =>
    shown.map(({ field, label, column }) => (
      <Select
        key={field}
        label={label}
        items={[{ id: NONE, label: texts.noColumn }, ...columns]}
        value={String(column ?? NONE)}
        onChange={(id) => onColumn(field, id === NONE ? null : Number(id))}
      />
    ));
  return (
    <>
      <div className="app-import-columns">
        {fields(matched.filter(({ field }) => open.has(field)))}
        {children}
      </div>
      {folded.length > 0 && (
        <Disclosure
          title={texts.matched(folded.filter(({ column }) => column !== undefined).length)}
          aside={texts.changeColumns}
          level={3}
          isExpanded={isUnfolded}
          onExpandedChange={setUnfolded}
        >
          {isUnfolded && <div className="app-import-columns">{fields(folded)}</div>}
        </Disclosure>
      )}
    </>
  );
}

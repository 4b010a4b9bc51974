import { Checkbox } from "@placard/ui";
import { useId } from "react";
import { storageOf } from "../../../lib/containers/stored-container.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./CoveredRows.css";
import type { RowOfSubstance } from "../../../lib/chemical/use-rows-of-substance.ts";

interface CoveredRowsProps {
  /** All rows of the substance; with only one there is nothing to choose. */
  readonly rows: readonly RowOfSubstance[];
  /** Ids of the chosen rows. */
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (ids: readonly number[]) => void;
  /** Id of the row that is always covered. */
  readonly fixed?: number | undefined;
  /** Error of the choice. */
  readonly problem?: string | undefined;
}

/** Choice of the rows of a substance that an SDS covers, with the storage area and manufacturer of each. */
export function CoveredRows({ rows, chosen, onChange, fixed, problem }: CoveredRowsProps) {
  const { safetyDataSheets: texts } = useMessages();
  const help = useId();
  if (rows.length < 2) return null;
  const choose = (id: number, isIn: boolean) =>
    onChange(rows.filter((row) => (row.id === id ? isIn : chosen.has(row.id))).map((row) => row.id));
  const names = new Set(rows.map(({ name }) => name));
  return (
    <fieldset className="app-sds-rows" aria-describedby={help}>
      <legend>{texts.rows(chosen.size, rows.length)}</legend>
      <p id={help} {...(problem !== undefined && { "data-wrong": true, role: "alert" })}>
        {problem ?? texts.rowsHint}
      </p>
      <div>
        {rows.map((row) => (
          <Checkbox
            key={row.id}
            isSelected={chosen.has(row.id)}
            isDisabled={row.id === fixed}
            onChange={(isIn) => choose(row.id, isIn)}
          >
            <span>
              {storageOf(row)}
              {names.size > 1 && <small> {row.name}</small>}
            </span>{" "}
            <small>
              {texts.madeBy(row.manufacturer)}
              {row.hasSheet && ` · ${texts.hasSheet}`}
            </small>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

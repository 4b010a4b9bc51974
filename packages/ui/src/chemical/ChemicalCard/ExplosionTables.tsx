import type { Statement } from "@placard/hazmat-core";
import { Select } from "../../controls/Select/Select.tsx";
import { Said } from "../../internal/Said.tsx";
import { saidOr, useSpeech } from "../../messages/language/speech.ts";
import "./ExplosionTables.css";

/** One tank or device, and what it asks for. */
export interface ExplosionRow {
  readonly id: string;
  /** In the list of choices. */
  readonly name: string;
  /** Sentences of the core. */
  readonly words: string;
}

/** A table of figures. All labels are the core's. */
export interface ExplosionTable {
  readonly caption: string;
  /** Above the names of the rows, then above each figure. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly name: string; readonly figures: readonly string[] }[];
}

export interface ExplosionTablesProps {
  /** Labels of the core: what is chosen, and that nothing is. */
  choose: { readonly label: string; readonly none: string };
  rows: readonly ExplosionRow[];
  tables: readonly ExplosionTable[];
  notes: readonly Statement[];
  /** Id of the chosen row; `null`: none. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Distances of a printed table: one row in large words, then all of it, then what the figures do not say. */
export function ExplosionTables({ choose, rows, tables, notes, chosen: id, onChoose }: ExplosionTablesProps) {
  const speech = useSpeech();
  const chosen = rows.find((row) => row.id === id) ?? null;
  return (
    <div className="placard-explosion-tables">
      {rows.length === 0 ? undefined : (
        <Select
          label={saidOr(speech, choose.label)}
          items={[
            { id: NONE, label: saidOr(speech, choose.none) },
            ...rows.map((row) => ({ id: row.id, label: row.name })),
          ]}
          value={chosen?.id ?? NONE}
          onChange={(next) => onChoose(next === NONE ? null : next)}
        />
      )}
      {chosen === null ? undefined : (
        <p className="placard__asked" role="status">
          <Said text={chosen.words} />
        </p>
      )}
      <div className="placard__tables">
        {tables.map((table) => (
          <FigureTable key={table.caption} table={table} chosen={chosen?.id ?? null} />
        ))}
      </div>
      <ul>
        {notes.map(({ text }) => (
          <li key={text}>
            <Said text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const NONE = "none";

interface FigureTableProps {
  readonly table: ExplosionTable;
  readonly chosen: string | null;
}

function FigureTable({ table: { caption, columns, rows }, chosen }: FigureTableProps) {
  const { figure } = useSpeech();
  return (
    <table>
      <caption>
        <Said text={caption} />
      </caption>
      <thead>
        <tr>
          {columns.map((label) => (
            <th key={label} scope="col">
              <Said text={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, figures }) => (
          <tr key={id} data-chosen={id === chosen || undefined}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {figures.map((text, at) => (
              <td key={columns[at + 1]}>
                <bdi>{figure(text)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

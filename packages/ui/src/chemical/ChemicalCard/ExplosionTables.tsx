import type { Statement } from "@placard/hazmat-core";
import { Select } from "../../controls/Select/Select.tsx";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import "./ExplosionTables.css";

/** One tank or device with its distances. */
export interface ExplosionRow {
  readonly id: string;
  /** Name in the list of choices. */
  readonly name: string;
  /** Text from the core. */
  readonly words: string;
}

/** A table of figures. All labels come from the core. */
export interface ExplosionTable {
  readonly caption: string;
  /** Header of the row names, then headers of the figures. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly name: string; readonly figures: readonly string[] }[];
}

export interface ExplosionTablesProps {
  /** Labels from the core: for the choice, and for no choice. */
  choose: { readonly label: string; readonly none: string };
  rows: readonly ExplosionRow[];
  tables: readonly ExplosionTable[];
  notes: readonly Statement[];
  /** Id of the chosen row; `null` for none. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Distances of a printed table: one row in large type, then the full table, then its limitations. */
export function ExplosionTables({ choose, rows, tables, notes, chosen: id, onChoose }: ExplosionTablesProps) {
  const speech = useSpeech();
  const chosen = rows.find((row) => row.id === id) ?? null;
  return (
    <div className="placard-explosion-tables">
      {rows.length === 0 ? undefined : (
        <Select
          label={translatedOrEnglish(speech, choose.label)}
          items={[
            { id: NONE, label: translatedOrEnglish(speech, choose.none) },
            ...rows.map((row) => ({ id: row.id, label: row.name })),
          ]}
          value={chosen?.id ?? NONE}
          onChange={(next) => onChoose(next === NONE ? null : next)}
        />
      )}
      {chosen === null ? undefined : (
        <p className="placard__asked" role="status">
          <CoreSentence text={chosen.words} />
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
            <CoreSentence text={text} />
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
        <CoreSentence text={caption} />
      </caption>
      <thead>
        <tr>
          {columns.map((label) => (
            <th key={label} scope="col">
              <CoreSentence text={label} />
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

import type { AeglTable } from "@placard/hazmat-core";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { UnknownValue } from "../../feedback/UnknownValue/UnknownValue.tsx";
import { chemicalRecordTexts } from "../../messages/en/chemical/chemical-record.ts";
import { useTexts } from "../../messages/use-texts.ts";
import "../../controls/Table/Table.css";

const LEVELS = ["aegl1", "aegl2", "aegl3"] as const;

/**
 * The AEGL values for each averaging time. IDLH is not an AEGL and is shown separately, with its 30 minutes. The table
 * has no actions, so it needs no grid keys.
 */
export function AeglValues({ table }: { readonly table: AeglTable }) {
  const { chemicalRecord: texts } = useTexts(chemicalRecordTexts);
  const rows = [...table.rows].toSorted((one, other) => one.durationMin - other.durationMin);
  return (
    <div className="placard-aegl">
      <h3>{texts.aeglTitle}</h3>
      <div className="placard-table-frame">
        <table aria-label={texts.aeglTitle} className="placard-table">
          <thead>
            <tr>
              <th scope="col" className="placard-table-head">
                {texts.aeglTime}
              </th>
              {LEVELS.map((level, at) => (
                <th key={level} scope="col" className="placard-table-head" data-align="end">
                  AEGL-{at + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.durationMin} className="placard-table-row">
                <th scope="row" className="placard-table-cell">
                  {texts.minutes(row.durationMin)}
                </th>
                {LEVELS.map((level) => (
                  <td key={level} className="placard-table-cell" data-align="end">
                    {row[level] ?? <UnknownValue />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ProvenanceNote sources={[table.source]} suffix={texts.aeglUnit(table.unit)} />
    </div>
  );
}

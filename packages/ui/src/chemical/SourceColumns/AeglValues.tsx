import type { AeglTable } from "@placard/hazmat-core";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { Table } from "../../controls/Table/Table.tsx";
import type { TableColumn } from "../../controls/Table/table-props.ts";
import { UnknownValue } from "../../feedback/UnknownValue/UnknownValue.tsx";
import { chemicalRecordWords } from "../../messages/en/chemical/chemical-record.ts";
import { useWords } from "../../messages/use-words.ts";

type AeglRow = AeglTable["rows"][number];
type AeglColumn = "time" | "aegl1" | "aegl2" | "aegl3";

/** The AEGL values of each averaging time. IDLH is no AEGL and stands apart, with its 30 minutes. */
export function AeglValues({ table }: { readonly table: AeglTable }) {
  const { chemicalRecord: words } = useWords(chemicalRecordWords);
  const columns: TableColumn<AeglColumn>[] = [
    { id: "time", label: words.aeglTime },
    { id: "aegl1", label: "AEGL-1", align: "end" },
    { id: "aegl2", label: "AEGL-2", align: "end" },
    { id: "aegl3", label: "AEGL-3", align: "end" },
  ];
  return (
    <div className="placard-aegl">
      <h3>{words.aeglTitle}</h3>
      <Table<AeglRow, AeglColumn>
        label={words.aeglTitle}
        columns={columns}
        rows={[...table.rows].toSorted((one, other) => one.durationMin - other.durationMin)}
        rowId={(row) => row.durationMin}
        renderCell={(row, column) =>
          column === "time" ? words.minutes(row.durationMin) : (row[column] ?? <UnknownValue />)
        }
      />
      <ProvenanceNote sources={[table.source]} suffix={words.aeglUnit(table.unit)} />
    </div>
  );
}

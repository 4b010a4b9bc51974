import type { InventoryChemical } from "@placard/api-client";
import { formatNumber, formatUnNumber } from "@placard/hazmat-core";
import type { InventorySort } from "@placard/hazmat-core/business";
import { Table, UnknownValue, type TableColumn, type TableProps } from "@placard/ui";
import type { CompatibilityMarks } from "../../../lib/chemical/use-compatibility-marks.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { ClassCell } from "./ClassCell.tsx";
import { NameCell } from "./NameCell.tsx";

export type SiteColumn = "name" | "quantity" | "unit" | "hazardClass" | "unNumber" | "room" | "storage";

/** Sort keys of the columns on the server. */
export const SORT_OF: Readonly<Record<Exclude<SiteColumn, "room">, InventorySort>> = {
  name: "name",
  quantity: "quantity",
  unit: "unit",
  storage: "storage",
  hazardClass: "hazard",
  unNumber: "un_number",
};

/** Number of rows from which the table is virtualized. */
const VIRTUAL_FROM = 30;

interface SiteInventoryTableProps extends Pick<
  TableProps<InventoryChemical, SiteColumn>,
  "label" | "rows" | "sort" | "onSortChange"
> {
  /** Compatibility of each row with nearby chemicals. */
  readonly standing: CompatibilityMarks;
}

/** Table of the chemicals at one site with their storage. */
export function SiteInventoryTable({ rows, standing, ...table }: SiteInventoryTableProps) {
  const { columns: texts } = useMessages().locations;
  const columns: readonly TableColumn<SiteColumn>[] = [
    { id: "name", label: texts.name, isRowHeader: true, isSortable: true, width: "minmax(8rem, 3fr)" },
    { id: "quantity", label: texts.quantity, align: "end", isSortable: true, width: "minmax(6.5rem, 1fr)" },
    { id: "unit", label: texts.unit, isSortable: true, width: "4.5rem" },
    { id: "hazardClass", label: texts.hazardClass, isSortable: true, width: "minmax(9rem, 3fr)" },
    { id: "unNumber", label: texts.unNumber, isSortable: true, width: "minmax(7.5rem, 1fr)" },
    { id: "room", label: texts.room, width: "minmax(6.5rem, 2fr)" },
    { id: "storage", label: texts.storage, isSortable: true, width: "minmax(6.5rem, 2fr)" },
  ];
  return (
    <Table
      {...table}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      renderCell={(chemical, column) => cellOf(chemical, column, standing)}
      isVirtual={rows.length > VIRTUAL_FROM}
    />
  );
}

function cellOf(chemical: InventoryChemical, column: SiteColumn, standing: CompatibilityMarks) {
  switch (column) {
    case "name":
      return <NameCell name={chemical.name} standing={standing.get(chemical.id)} />;
    case "quantity":
      return formatNumber(chemical.quantity);
    case "unit":
      return chemical.unit;
    case "hazardClass":
      return <ClassCell chemical={chemical} />;
    case "unNumber":
      return chemical.un_number === null ? <UnknownValue /> : formatUnNumber(chemical.un_number);
    case "room":
      return [chemical.room, chemical.cabinet].filter((part) => part !== null).join(", ") || <UnknownValue />;
    case "storage":
      return storageOf(chemical) ?? <UnknownValue />;
  }
}

function storageOf({ storage_vessel, quantity_per_vessel }: InventoryChemical): string | null {
  const parts = [storage_vessel, quantity_per_vessel].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}

import type { InventoryChemical } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import type { InventorySort } from "@placard/hazmat-core/business";
import { Table, UnknownValue, type TableColumn, type TableProps } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { ClassCell } from "./ClassCell.tsx";

export type SiteColumn = "name" | "quantity" | "unit" | "hazardClass" | "unNumber" | "storage";

/** The columns by which the server sorts. */
export const SORT_OF: Partial<Record<SiteColumn, InventorySort>> = {
  name: "name",
  quantity: "quantity",
  hazardClass: "hazard",
  unNumber: "un_number",
};

/** From so many rows on, only those in view are drawn. */
const VIRTUAL_FROM = 30;

type SiteInventoryTableProps = Pick<
  TableProps<InventoryChemical, SiteColumn>,
  "label" | "rows" | "sort" | "onSortChange"
>;

/** What is kept at one site, with how it is kept. */
export function SiteInventoryTable({ rows, ...table }: SiteInventoryTableProps) {
  const { columns: words } = useMessages().locations;
  const columns: readonly TableColumn<SiteColumn>[] = [
    { id: "name", label: words.name, isRowHeader: true, isSortable: true, share: 3 },
    { id: "quantity", label: words.quantity, align: "end", isSortable: true },
    { id: "unit", label: words.unit },
    { id: "hazardClass", label: words.hazardClass, isSortable: true, share: 3 },
    { id: "unNumber", label: words.unNumber, isSortable: true },
    { id: "storage", label: words.storage, share: 2 },
  ];
  return (
    <Table
      {...table}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      renderCell={cellOf}
      isVirtual={rows.length > VIRTUAL_FROM}
    />
  );
}

function cellOf(chemical: InventoryChemical, column: SiteColumn) {
  switch (column) {
    case "name":
      return <strong>{chemical.name}</strong>;
    case "quantity":
      return formatNumber(chemical.quantity);
    case "unit":
      return chemical.unit;
    case "hazardClass":
      return <ClassCell chemical={chemical} />;
    case "unNumber":
      return chemical.un_number ?? <UnknownValue />;
    case "storage":
      return storageOf(chemical) ?? <UnknownValue />;
  }
}

function storageOf({ storage_vessel, quantity_per_vessel }: InventoryChemical): string | null {
  const parts = [storage_vessel, quantity_per_vessel].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}

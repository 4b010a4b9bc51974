import type { InventoryChemical } from "@placard/api-client";
import { Table, type TableColumn } from "@placard/ui";
import { ChemicalLevel } from "../../lib/ChemicalLevel.tsx";
import { useIsNarrow } from "../../lib/use-is-narrow.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./InventoryRows.css";
import { InventoryActions, type InventoryActionsProps } from "./InventoryActions.tsx";
import { Quantity } from "./Quantity.tsx";
import { UnNumberCell } from "./UnNumberCell.tsx";

type ColumnId = "name" | "unNumber" | "hazardLevel" | "location" | "quantity" | "actions";

interface InventoryRowsProps extends Omit<InventoryActionsProps, "chemical"> {
  readonly chemicals: readonly InventoryChemical[];
  readonly locationOf: (chemical: InventoryChemical) => string;
  /** Against which the age of a record is told. */
  readonly now: Date;
  /** Id of the chemical that is being changed. */
  readonly marked: number | null;
}

/** The inventory as a table; as a list where a table has no room. */
export function InventoryRows({ chemicals, locationOf, now, marked, ...actions }: InventoryRowsProps) {
  const { chemicals: words } = useMessages();
  const isNarrow = useIsNarrow();
  if (isNarrow) {
    return (
      <ul className="placard-inventory-list" aria-label={words.table}>
        {chemicals.map((chemical) => (
          <li key={chemical.id}>
            <div className="placard__words">
              <strong>{chemical.name}</strong>
              <span className="placard__muted">{locationOf(chemical)}</span>
              {chemical.manufacturer !== null && (
                <span className="placard__muted">{words.madeBy(chemical.manufacturer)}</span>
              )}
            </div>
            <InventoryActions chemical={chemical} {...actions} />
            <UnNumberCell chemical={chemical} />
            <div className="placard__level">
              <ChemicalLevel chemical={chemical} />
            </div>
            <div className="placard__amount">
              <Quantity chemical={chemical} now={now} />
            </div>
          </li>
        ))}
      </ul>
    );
  }

  const columns: readonly TableColumn<ColumnId>[] = [
    { id: "name", label: words.columns.name, isRowHeader: true },
    { id: "unNumber", label: words.columns.unNumber },
    { id: "hazardLevel", label: words.columns.hazardLevel },
    { id: "location", label: words.columns.location },
    { id: "quantity", label: words.columns.quantity, align: "end" },
    { id: "actions", label: words.columns.actions, align: "end", isLabelHidden: true },
  ];

  function cell(chemical: InventoryChemical, column: ColumnId) {
    switch (column) {
      case "name":
        return (
          <>
            <strong>{chemical.name}</strong>
            {chemical.storage_vessel !== null && <small>{chemical.storage_vessel}</small>}
            {chemical.manufacturer !== null && <small>{words.madeBy(chemical.manufacturer)}</small>}
          </>
        );
      case "unNumber":
        return <UnNumberCell chemical={chemical} />;
      case "hazardLevel":
        return <ChemicalLevel chemical={chemical} />;
      case "location":
        return locationOf(chemical);
      case "quantity":
        return <Quantity chemical={chemical} now={now} />;
      case "actions":
        return <InventoryActions chemical={chemical} {...actions} />;
    }
  }

  return (
    <Table
      className="placard-inventory-table"
      label={words.table}
      columns={columns}
      rows={chemicals}
      rowId={({ id }) => id}
      renderCell={cell}
      {...(marked === null ? {} : { selected: marked })}
    />
  );
}

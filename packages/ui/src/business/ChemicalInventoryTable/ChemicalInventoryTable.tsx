import { useCallback, useMemo, type ReactNode } from "react";
import { Table } from "../../controls/Table/Table.tsx";
import type { TableColumn, TableSort } from "../../controls/Table/table-props.ts";
import { useIsNarrow } from "../../hooks/use-is-narrow.ts";
import { joinClasses } from "../../internal/class-name.ts";
import { businessTexts } from "../../messages/en/business/business.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { StoredChemical } from "../stored-chemical.ts";
import { InventoryCell, type InventoryColumn } from "./InventoryCell.tsx";
import "./ChemicalInventoryTable.css";

const ALL: readonly InventoryColumn[] = ["name", "unNumber", "hazardLevel", "location", "quantity"];

export interface ChemicalInventoryTableProps<Row extends StoredChemical> {
  /** Chemicals of one page, in the order of the rows. */
  chemicals: readonly Row[];
  /** Accessible name of the table; default "Chemicals". */
  label?: string;
  /** Columns in display order. Default: name, UN number, level, location and quantity. */
  columns?: readonly InventoryColumn[];
  /** Renders the actions of a row, such as opening its card or editing it. */
  renderActions?: (chemical: Row) => ReactNode;
  /** Accessible label of the actions column. */
  actionsLabel?: string;
  /** Id of a row to mark. */
  marked?: Row["id"] | null;
  /** Current order of the given chemicals. With `onSortChange` the column headers become sort buttons. */
  sort?: TableSort<InventoryColumn>;
  /** Called with the column and direction to sort by. Without it no column can be sorted. */
  onSortChange?: (sort: TableSort<InventoryColumn>) => void;
  /** Renders only the visible rows, for pages with hundreds of rows. */
  isVirtual?: boolean;
  /** Class names to add to the outermost element. */
  className?: string;
}

const idOf = ({ id }: StoredChemical): StoredChemical["id"] => id;

/** Column widths of a virtual table. Numbers and levels never wrap. */
const WIDTHS: Readonly<Record<InventoryColumn, string>> = {
  name: "minmax(0, 7fr)",
  unNumber: "minmax(7.5rem, 1fr)",
  hazardLevel: "minmax(7.25rem, 3fr)",
  hazardClass: "minmax(7.5rem, 3fr)",
  location: "minmax(6.5rem, 4fr)",
  quantity: "var(--placard-inventory-quantity)",
};

/**
 * Shows an inventory with hazard level, quantity and location, as a table or, on narrow screens, as a list. An unknown
 * level has its own mark and is never shown as "low".
 *
 * @example
 * <ChemicalInventoryTable
 *   chemicals={rows}
 *   renderActions={(row) => <Button onPress={() => openCard(row)}>Card</Button>}
 * />
 */
export function ChemicalInventoryTable<Row extends StoredChemical>({
  chemicals,
  label,
  columns = ALL,
  renderActions,
  actionsLabel,
  marked,
  sort,
  onSortChange,
  isVirtual = false,
  className,
}: ChemicalInventoryTableProps<Row>) {
  const texts = useTexts(businessTexts).business.inventory;
  const isNarrow = useIsNarrow();
  const cell = useCallback(
    (chemical: Row, column: InventoryColumn) => (
      <InventoryCell chemical={chemical} column={column} namesNumber={!columns.includes("unNumber")} />
    ),
    [columns],
  );
  const hasActions = renderActions !== undefined;
  const isSortable = onSortChange !== undefined;
  const tableColumns = useMemo(
    (): readonly TableColumn<InventoryColumn | "actions">[] => [
      ...columns.map((id) => ({
        id,
        label: texts.columns[id],
        isRowHeader: id === "name",
        isSortable,
        width: WIDTHS[id],
        ...(id === "quantity" && { align: "end" as const }),
      })),
      ...(hasActions
        ? [
            {
              id: "actions" as const,
              label: actionsLabel ?? texts.columns.actions,
              align: "end" as const,
              isLabelHidden: true,
              width: "var(--placard-inventory-actions)",
            },
          ]
        : []),
    ],
    [columns, texts, isSortable, hasActions, actionsLabel],
  );
  const tableCell = useCallback(
    (chemical: Row, column: InventoryColumn | "actions") =>
      column === "actions" ? renderActions?.(chemical) : cell(chemical, column),
    [cell, renderActions],
  );

  if (isNarrow) {
    return (
      <ul className={joinClasses("placard-inventory-list", className)} aria-label={label ?? texts.table}>
        {chemicals.map((chemical) => (
          <li key={chemical.id}>
            {columns.map((column) => (
              <div key={column} data-column={column}>
                {cell(chemical, column)}
              </div>
            ))}
            {renderActions === undefined ? undefined : <div data-column="actions">{renderActions(chemical)}</div>}
          </li>
        ))}
      </ul>
    );
  }

  return (
    <Table<Row, InventoryColumn | "actions">
      isVirtual={isVirtual}
      {...(sort === undefined ? {} : { sort })}
      onSortChange={({ column, direction }) => {
        if (column !== "actions") onSortChange?.({ column, direction });
      }}
      className={joinClasses("placard-inventory-table", className)}
      label={label ?? texts.table}
      columns={tableColumns}
      rows={chemicals}
      rowId={idOf}
      renderCell={tableCell}
      {...(marked == null ? {} : { selected: marked })}
    />
  );
}

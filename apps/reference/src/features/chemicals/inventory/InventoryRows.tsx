import type { InventoryChemical } from "@placard/api-client";
import { Banner, ChemicalInventoryTable, type InventoryColumn, type TableSort } from "@placard/ui";
import { useMemo } from "react";
import { listingsOf, ruleOfList, useRegulatoryLists } from "../../../lib/chemical/listings.ts";
import type { CompatibilityMarks } from "../../../lib/chemical/use-compatibility-marks.ts";
import { storedChemical } from "../../../lib/chemical/stored-chemical.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { distinctNames } from "./inventory-view.ts";
import { InventoryActions, type InventoryActionsProps } from "./InventoryActions.tsx";

export interface InventoryRowsProps extends Omit<InventoryActionsProps, "chemical" | "name"> {
  readonly chemicals: readonly InventoryChemical[];
  readonly locationOf: (chemical: InventoryChemical) => string;
  /** The current time, for showing the age of a record. */
  readonly now: Date;
  /** Compatibility of each row with nearby chemicals. */
  readonly standing: CompatibilityMarks;
  /** Id of the chemical that is being edited. */
  readonly marked: number | null;
  /** `undefined` if the rows are not sorted by a column. */
  readonly sort: TableSort<InventoryColumn> | undefined;
  readonly onSortChange: (sort: TableSort<InventoryColumn>) => void;
}

/** The inventory table, with actions for each row. */
export function InventoryRows({
  chemicals,
  locationOf,
  now,
  standing,
  marked,
  sort,
  onSortChange,
  ...actions
}: InventoryRowsProps) {
  const { storedLevel, tierTwo } = useMessages();
  const { data: lists, isError: isUnlisted } = useRegulatoryLists();
  const rows = useMemo(
    () =>
      chemicals.map((chemical) =>
        storedChemical(
          chemical,
          { location: locationOf(chemical), now, standing, listedAs: listedAs(chemical) },
          storedLevel,
        ),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the names of places come with the rows
    [chemicals, storedLevel, now, standing, lists],
  );

  const rowNames = useMemo(() => distinctNames(rows), [rows]);

  return (
    <>
      <ChemicalInventoryTable
        chemicals={rows}
        marked={marked}
        isVirtual
        {...(sort === undefined ? {} : { sort })}
        onSortChange={onSortChange}
        renderActions={({ stored }) => (
          <InventoryActions chemical={stored} name={rowNames.get(stored.id) ?? stored.name} {...actions} />
        )}
      />
      {isUnlisted && <Banner tone="caution" title={tierTwo.listsUnread} />}
      {rows.some(({ nameNote }) => nameNote !== undefined) && (
        <p className="app-inventory-note">{tierTwo.listedMeaning(ruleOfList)}</p>
      )}
    </>
  );

  /** The lists that contain the chemical; their rules are shown below the table. */
  function listedAs(chemical: InventoryChemical): string | undefined {
    const listings = lists === undefined ? [] : listingsOf(chemical, lists);
    const names = listings.map(({ list, applies }) =>
      applies === "depends" ? tierTwo.listedOpen(list) : list.toUpperCase(),
    );
    return names.length === 0 ? undefined : tierTwo.listed([...new Set(names)]);
  }
}
